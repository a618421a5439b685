import type { SessionPort } from '@save/domain/session'
import { serverPorts } from './demo.ts'

/** The only port of the login page. */
export const serverSession = (): SessionPort => serverPorts().session
