import { type ModelState, messagesOf } from '@save/domain/kernel'

type Json = Readonly<Record<string, unknown>>

const isRecord = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const isText = (json: unknown): json is string => typeof json === 'string'

/**
 * A refusal's messages by form field: {ModelState: {field: [messages]}} or the bare {field:
 * [messages]} (OQ-018). Anything else counts as no message.
 */
export function readModelState(json: unknown): ModelState {
  if (!isRecord(json)) return {}
  const fields = isRecord(json.ModelState) ? json.ModelState : json
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, messages]) =>
      Array.isArray(messages) ? [[field, messages.filter(isText)]] : [],
    ),
  )
}

/** Does this answer refuse a form? Some services say so with a status of success. */
export const isRefusedForm = (json: unknown): boolean =>
  isRecord(json) && isRecord(json.ModelState) && messagesOf(readModelState(json)).length > 0

/** A refused form: with these statuses the service gives its reasons in ModelState (OQ-018). */
export const refusedWith = (...statuses: readonly number[]) => ({
  statuses,
  read: (json: unknown) => ({
    answer: 'refused' as const,
    messages: messagesOf(readModelState(json)),
  }),
})

export const writeModelState = (modelState: ModelState) => ({ ModelState: modelState })
