import type { SessionPort } from '@save/domain/session'
import { serverPorts } from './demo.ts'

/** The only port that the login page needs. */
export const serverSession = (): SessionPort => serverPorts().session
