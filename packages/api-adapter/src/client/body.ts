/** A response's body before it is interpreted. */
export type Body =
  | { readonly body: 'json'; readonly json: unknown }
  | { readonly body: 'empty' }
  | { readonly body: 'unusable'; readonly why: string }

const unusable = (why: string): Body => ({ body: 'unusable', why })

/**
 * Reads a body as JSON up to a size, ignoring its content type. Text that matches `plainText`
 * counts as a JSON string. HTML, an empty body or half a document also gives a `Body`. Rejects only
 * if the connection fails.
 */
export async function readJson(
  response: Response,
  mostBytes: number,
  signal: AbortSignal,
  plainText?: RegExp,
): Promise<Body> {
  const text = await readText(response, mostBytes, signal)
  if (text === undefined) return unusable('(size)')
  if (text.trim() === '') return { body: 'empty' }
  try {
    return { body: 'json', json: JSON.parse(text) }
  } catch {
    if (plainText?.test(text)) return { body: 'json', json: text }
    // The content type is JSON or missing.
    const isCalledJson = /json|^$/i.test(response.headers.get('content-type') ?? '')
    return unusable(isCalledJson ? '(syntax)' : '(content type)')
  }
}

/** Reads the text and counts it as it arrives, so that we never keep more than `mostBytes`. */
export async function readText(
  response: Response,
  mostBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const reader = response.body?.getReader()
  if (reader === undefined) return ''
  const stop = () => void reader.cancel().catch(() => undefined)
  // An early request was sent without the reader's signal, which therefore can't abort it.
  signal.addEventListener('abort', stop, { once: true })
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > mostBytes) {
      stop()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
