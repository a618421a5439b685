import { connect, type IncomingHttpHeaders } from 'node:http2'

interface Heard {
  /** Such as 'h2'. */
  readonly protocol: string
  readonly headers: IncomingHttpHeaders
  /** The size of the compressed body. */
  readonly bytes: number
  /** The size of header names and values, before HTTP/2 compresses them. */
  readonly headerBytes: number
}

/** Makes a request like a browser with HTTP/2 and brotli. Accepts any certificate. */
export async function askByHttp2(origin: string, path: string): Promise<Heard> {
  const session = connect(origin, { rejectUnauthorized: false })
  try {
    const stream = session.request({ ':path': path, 'accept-encoding': 'gzip, br' })
    const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      session.on('error', reject)
      stream.on('response', resolve)
    })
    let bytes = 0
    for await (const piece of stream) bytes += (piece as Buffer).length
    const headerBytes = Object.entries(headers).join('').length
    return { protocol: session.alpnProtocol ?? '', headers, bytes, headerBytes }
  } finally {
    session.close()
  }
}
