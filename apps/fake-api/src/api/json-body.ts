import { withoutLast } from '@save/domain/kernel'
import { readBody } from '../http/body.ts'
import { apiMessages } from './api.messages.ts'
import { complaint } from './json.ts'

export type JsonBody = { readonly json: unknown } | { readonly refused: Response }

/** Parses the JSON body, or returns an answer that names the error. */
export async function readJsonBody(request: Request): Promise<JsonBody> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    return { refused: complaint(415, apiMessages.wrongType) }
  }
  const text = await readBody(request)
  if (typeof text !== 'string') return { refused: complaint(413, apiMessages.tooLarge) }
  try {
    return { json: JSON.parse(text, asSent) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { refused: complaint(400, apiMessages.notJson(why)) }
  }
}

/** JavaScript keeps any number exactly if it has at most this many significant digits. */
const mostDigits = 15

/** Refuses a number that JavaScript would round, such as 9.9999999999999999. */
function asSent(_: string, value: unknown, { source = '' }: { readonly source?: string } = {}) {
  const [digits = ''] = source.split(/e/i)
  const significant = withoutLast(digits.replace(/[-.]/g, '').replace(/^0+/, ''), /0/)
  return typeof value === 'number' && significant.length > mostDigits ? Number.NaN : value
}
