import { httpPolicy } from './http.policy.ts'

type Body = string | { readonly tooLarge: true }

const readBodies = new WeakMap<Request, Body>()

/** The body of a request, if it was already read, for the log. */
export const bodyForLog = (request: Request): string | undefined => {
  const body = readBodies.get(request)
  return typeof body === 'object' ? '(larger than the host takes)' : body
}

/** Reads the whole body as text, or reports that it is too large. Can be called twice. */
export async function readBody(request: Request): Promise<Body> {
  const before = readBodies.get(request)
  if (before !== undefined) return before
  const body = await wholeBody(request)
  readBodies.set(request, body)
  return body
}

async function wholeBody(request: Request): Promise<Body> {
  const declared = request.headers.get('content-length')
  if (declared !== null) {
    return Number(declared) > httpPolicy.largestBody ? { tooLarge: true } : request.text()
  }
  if (request.body === null) return ''
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of request.body) {
    length += piece.length
    if (length > httpPolicy.largestBody) return { tooLarge: true }
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
