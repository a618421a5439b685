import type { Context } from 'hono'
import type { Visitor } from '../session/visitors.ts'

/** Answers one call of one visitor. */
export type Answering = (c: Context, visitor: Visitor) => Response | Promise<Response>
