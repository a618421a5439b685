import type { SignsPort } from '@save/domain/signs'
import { encoderOf } from '../wire/decoder.wire.ts'
import { SignsWire, signsVersion } from './signs.wire.ts'

const encode = encoderOf(SignsWire)

/**
 * Sends by beacon: the browser delivers it even if the page closes, and there is no answer. The encoding drops
 * everything that the schema doesn't know.
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
