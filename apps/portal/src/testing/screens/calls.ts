/** The calls of the server, and what each answers. */
import type { ScriptedCall } from '@save/domain/testing/scripted-call'
import type { ScriptedServer } from '../scripted-server.ts'

type Calls = Omit<ScriptedServer, 'cookie' | 'ports'>
export type CallName = keyof Calls
type AnswerOf<Call> = Call extends ScriptedCall<infer Answer, infer _> ? Answer : never
export type Answers = { readonly [Name in CallName]: AnswerOf<Calls[Name]> }
