/** Serves the floor's pages and the static copy as simply as possible, compressed like the portal. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { floorInlined, floorWithImages } from './floor.ts'

export interface FloorServer {
  readonly withImages: string
  readonly inlined: string
  /** Serves the static copy. Its files are fetched from the portal once. */
  serveCopy(html: string, portal: string): string
  close(): void
}

interface Answer {
  readonly type: string
  readonly bytes: Buffer
  /** True for files that the portal compresses, so not for fonts and compressed pictures. */
  readonly isCoded: boolean
}

const coded = (type: string, content: string | Buffer): Answer => {
  const isCoded = /text|svg/.test(type)
  return { type, bytes: isCoded ? brotliCompressSync(content) : Buffer.from(content), isCoded }
}

/** `pictures` maps addresses to SVG texts, one for each tile of the floor. */
export async function serveFloor(pictures: ReadonlyMap<string, string>): Promise<FloorServer> {
  const html = (text: string) => coded('text/html; charset=utf-8', text)
  const answers = new Map([
    ['/images', html(floorWithImages([...pictures.keys()]))],
    ['/inlined', html(floorInlined([...pictures.values()]))],
    ...[...pictures].map(([path, text]) => [path, coded('image/svg+xml', text)] as const),
  ])
  let portal = ''
  const fetchOnce = async (path: string) => {
    const answer = await fetch(portal + path)
    const file = coded(
      answer.headers.get('content-type') ?? '',
      Buffer.from(await answer.arrayBuffer()),
    )
    answers.set(path, file)
    return file
  }
  const server = createServer(async ({ url = '' }, response) => {
    const { type, bytes, isCoded } = answers.get(url) ?? (await fetchOnce(url))
    const encoding = isCoded ? { 'content-encoding': 'br' } : {}
    response.writeHead(200, { 'content-type': type, ...encoding }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    withImages: `${base}/images`,
    inlined: `${base}/inlined`,
    serveCopy: (text, from) => {
      portal = from
      answers.set('/copy', html(text))
      return `${base}/copy`
    },
    close: () => server.close(),
  }
}
