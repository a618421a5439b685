import type { Context } from 'hono'
import type { Visitor } from '../session/visitors.ts'

export type Answering = (c: Context, visitor: Visitor) => Response | Promise<Response>
