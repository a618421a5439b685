/** An answer's body, before its meaning is looked at. */
export type Body =
  | { readonly body: 'json'; readonly json: unknown }
  | { readonly body: 'empty' }
  | { readonly body: 'unusable'; readonly why: string }

const unusable = (why: string): Body => ({ body: 'unusable', why })

/**
 * Reads a body as JSON, whatever its type, up to a size. Rejects when the connection fails on the way; everything else
 * is an answer: a page of HTML, nothing at all, half a document. What is no JSON
 * counts as a JSON text if it looks like `plainText`.
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
    // Nobody called a page of HTML JSON.
    const isCalledJson = /json|^$/i.test(response.headers.get('content-type') ?? '')
    return unusable(isCalledJson ? '(syntax)' : '(content type)')
  }
}

/** The text, counted as it arrives, so that no more than `mostBytes` is ever held. */
export async function readText(
  response: Response,
  mostBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const reader = response.body?.getReader()
  if (reader === undefined) return ''
  const stop = () => void reader.cancel().catch(() => undefined)
  // The taker's signal can't abort an early request, which was sent without it.
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
