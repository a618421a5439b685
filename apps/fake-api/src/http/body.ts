import { httpPolicy } from './http.policy.ts'

/** The whole body as text, or the word that it is larger than the host takes. */
export async function readBody(request: Request): Promise<string | { readonly tooLarge: true }> {
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
