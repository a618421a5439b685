import { type ModelState, messagesOf } from '@save/domain/kernel'
import { shortened } from './scalar.wire.ts'
import { wirePolicy } from './wire.policy.ts'

const { drawnAtOnce } = wirePolicy

type Json = Readonly<Record<string, unknown>>

const isRecord = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const isText = (json: unknown): json is string => typeof json === 'string'

/**
 * Reads a refusal's messages by form field: {ModelState: {field: [messages]}}, the same in `errors`, as in problem
 * details, or the bare {field: [messages]} (OQ-018). Anything else has no messages. Reads no more messages than a page
 * shows.
 */
export function readModelState(json: unknown): ModelState {
  if (!isRecord(json)) return {}
  const named = partNamed('modelstate', json) ?? partNamed('errors', json)
  return Object.fromEntries(
    Object.entries(named ?? json)
      .slice(0, drawnAtOnce)
      .flatMap(([field, messages]) => {
        if (Array.isArray(messages))
          return [[field, messages.filter(isText).slice(0, drawnAtOnce).map(shortened)]]
        // Text without a field isn't a message: {Message: 'The request is invalid.'}.
        return named && isText(messages) ? [[field, [shortened(messages)]]] : []
      }),
  )
}

/** The part with this name, in any letter case. */
const partNamed = (name: string, json: Json): Json | undefined =>
  Object.entries(json).flatMap(([key, part]) =>
    key.toLowerCase() === name && isRecord(part) ? [part] : [],
  )[0]

/** True if this answer refuses a form. Some services refuse with a successful status. */
export const isRefusedForm = (json: unknown): boolean =>
  isRecord(json) &&
  partNamed('modelstate', json) !== undefined &&
  messagesOf(readModelState(json)).length > 0

/** A refused form: the service gives its reasons in ModelState with these statuses (OQ-018). */
export const refusedWith = (...statuses: readonly number[]) => ({
  statuses,
  read: (json: unknown) => ({
    answer: 'refused' as const,
    messages: messagesOf(readModelState(json)),
  }),
})

export const writeModelState = (modelState: ModelState) => ({ ModelState: modelState })
