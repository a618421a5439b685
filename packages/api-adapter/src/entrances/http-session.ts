import type { SessionPort } from '@save/domain/session'
import { httpClient } from '../client/http-client.ts'
import { httpSession } from '../session/session.http.ts'

/** The only port of the login page, without the others and their codecs. */
export const serverSession = (): SessionPort => httpSession(httpClient())
