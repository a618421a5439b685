import { type ModelState, messagesOf } from '@save/domain/kernel'

type Json = Readonly<Record<string, unknown>>

const isRecord = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const isText = (json: unknown): json is string => typeof json === 'string'

/**
 * What a refusal says about the fields of a form: {ModelState: {field: [messages]}} or the bare
 * {field: [messages]} (OQ-018). Anything else says nothing.
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

/** All that a refusal says, in its order. */
export const readMessages = (json: unknown): readonly string[] => messagesOf(readModelState(json))

export const writeModelState = (modelState: ModelState) => ({ ModelState: modelState })
