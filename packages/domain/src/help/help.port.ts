import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'

/** Maps keys to texts, as the server sends them (DATA-31). The texts are HTML. */
export type SystemText = Readonly<Record<string, string>>

export interface HelpPort {
  readSystemText(): Effect.Effect<SystemText, Failure>
}
