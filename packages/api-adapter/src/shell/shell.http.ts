import type { ClockPort, ShellPort } from '@save/domain/shell'
import { Effect } from 'effect'
import type { HttpClient } from '../client/http-client.ts'
import { decoderOf } from '../wire/decoder.wire.ts'
import { MenuWire, menuPath } from './menu.wire.ts'

const readMenu = decoderOf(MenuWire)

export const httpShell = (client: HttpClient): ShellPort => ({
  readMenu: () => client.send({ method: 'GET', path: menuPath, read: readMenu }),
})

export const httpClock = (client: HttpClient): ClockPort => ({
  readNow: () => Effect.sync(client.now),
})
