/** Servers in separate processes, and a client that sends them requests. */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as send } from 'node:http'
import { freePort } from '../commands/free-port.ts'
import type { ChildMessage, PrebuiltAnswers } from './server-child.ts'

/** Requests per figure. */
const requestsInTurn = 2_000
const connections = 8

export interface MeasuredServer {
  readonly child: ChildProcess
  readonly port: number
}

export interface Usage {
  /** Microseconds of CPU time. */
  readonly cpu: number
  /** Resident memory in bytes. */
  readonly rss: number
}

export async function ask<Answer>(child: ChildProcess, message: ChildMessage): Promise<Answer> {
  const firstMessage = once(child, 'message')
  child.send(message)
  const [answer] = await firstMessage
  return answer
}

export async function startServer(prebuilt?: PrebuiltAnswers): Promise<MeasuredServer> {
  const child = fork(new URL('./server-child.ts', import.meta.url), { execArgv: ['--expose-gc'] })
  const { port } = await ask<{ port: number }>(child, {
    ask: 'start',
    ...(prebuilt && { prebuilt }),
  })
  return { child, port }
}

export const agent = new Agent({ keepAlive: true, maxSockets: connections })

interface Heard {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

export const exchange = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
  body = '',
): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const request = send({ port, path, method, headers, agent, host: '127.0.0.1' }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces),
        }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })

/** Microseconds of the server's CPU time for one request. */
export async function costOf(
  { child, port }: MeasuredServer,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const before = await ask<Usage>(child, { ask: 'usage' })
  let left = requestsInTurn
  const client = async () => {
    while (left > 0) {
      left -= 1
      const { status } = await exchange(port, path, headers)
      if (status !== 200)
        throw new Error(`${path} answered ${status}, not 200: try it on npm start.`)
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  const after = await ask<Usage>(child, { ask: 'usage' })
  return (after.cpu - before.cpu) / requestsInTurn
}

/** Starts the server, and returns the time until it says that it is listening. */
export async function millisecondsToListen(): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, ['apps/fake-api/src/start.mjs'], {
    env: { ...process.env, PORT: String(await freePort()), SAVE_API_ONLY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const took = performance.now() - began
  child.kill('SIGTERM')
  await once(child, 'exit')
  return took
}
