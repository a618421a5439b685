import type { HelpPort } from '@save/domain/help'
import type { HttpClient } from '../client/http-client.ts'
import { decoderOf } from '../wire/decoder.wire.ts'
import { SystemTextWire, systemTextPath } from './help.wire.ts'

const readSystemText = decoderOf(SystemTextWire)

export const httpHelp = (client: HttpClient): HelpPort => ({
  readSystemText: () => client.send({ method: 'GET', path: systemTextPath, read: readSystemText }),
})
