import type { SignsPort } from '@save/domain/signs'
import { encoderOf } from '../wire/decoder.wire.ts'
import { SignsWire, signsVersion } from './signs.wire.ts'

const encode = encoderOf(SignsWire)

/**
 * Sends by beacon, which the browser delivers even if the page closes, and which has no answer. The encoding drops
 * everything that the schema does not know.
 */
export const beaconSigns = (
  address: string,
  beacon: (address: string, body: Blob) => boolean = (to, body) => navigator.sendBeacon(to, body),
): SignsPort => ({
  send: (signs) => {
    const text = JSON.stringify(encode({ version: signsVersion, ...signs }))
    beacon(address, new Blob([text], { type: 'application/json' }))
  },
})
