export type { SessionPort } from './session.port.ts'
export type { Credentials, LoginAnswer, LogoutAnswer } from './session.schema.ts'
