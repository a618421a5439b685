/** A server in its own process, for bench-server.ts: our stand-in API, or a minimal server with prebuilt answers. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The stand-in's answers by path. */
export type PrebuiltAnswers = Readonly<
  Record<string, { readonly headers: Record<string, string>; readonly base64: string }>
>

export type ChildMessage =
  | { readonly ask: 'start'; readonly prebuilt?: PrebuiltAnswers }
  | { readonly ask: 'usage' }

function bare(prebuilt: PrebuiltAnswers): RequestListener {
  const answers = new Map(
    Object.entries(prebuilt).map(([path, { headers, base64 }]) => [
      path,
      { headers, body: Buffer.from(base64, 'base64') },
    ]),
  )
  return (request, response) => {
    const answer = answers.get(request.url ?? '')
    if (answer === undefined) response.writeHead(404).end()
    else response.writeHead(200, answer.headers).end(answer.body)
  }
}

async function ours(): Promise<RequestListener> {
  const { requestListener } = await import('@save/fake-api/listener')
  return requestListener({ isDevelopment: true }, undefined).listener
}

process.on('message', async (message: ChildMessage) => {
  if (message.ask === 'usage') {
    globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system, rss: process.memoryUsage().rss })
    return
  }
  const server = createServer(message.prebuilt ? bare(message.prebuilt) : await ours())
  // Connections should survive the other server's turn.
  server.keepAliveTimeout = 120_000
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as AddressInfo).port })
  })
})
process.on('disconnect', () => process.exit(0))
