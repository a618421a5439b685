/** Serves the floor's pages as plainly as possible, compressed like the portal's own. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { floorInlined, floorWithImages } from './floor.ts'

export interface FloorServer {
  readonly withImages: string
  readonly inlined: string
  close(): void
}

/** `pictures` maps addresses to SVG texts, one for each tile of the floor. */
export async function serveFloor(pictures: ReadonlyMap<string, string>): Promise<FloorServer> {
  const html = (text: string) => ({ type: 'text/html; charset=utf-8', text })
  const answers = new Map([
    ['/images', html(floorWithImages([...pictures.keys()]))],
    ['/inlined', html(floorInlined([...pictures.values()]))],
    ...[...pictures].map(([path, text]) => [path, { type: 'image/svg+xml', text }] as const),
  ])
  const coded = new Map(
    [...answers].map(([path, { type, text }]) => [path, { type, bytes: brotliCompressSync(text) }]),
  )
  const server = createServer((request, response) => {
    const answer = coded.get(request.url ?? '')
    if (!answer) return response.writeHead(404).end()
    const headers = { 'content-type': answer.type, 'content-encoding': 'br' }
    return response.writeHead(200, headers).end(answer.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    withImages: `${base}/images`,
    inlined: `${base}/inlined`,
    close: () => server.close(),
  }
}
