import { connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Listening, listen } from './listening.ts'

const anyPort = { port: 0, host: '127.0.0.1' }

async function opened(...[address, load]: Parameters<typeof listen>): Promise<Listening> {
  const listening = await listen(address, load)
  if ('complaint' in listening) throw new Error(listening.complaint)
  onTestFinished(() => listening.close())
  return listening
}

const hello = async () => (_: unknown, response: { end(text: string): void }) =>
  response.end('hello')

const textOf = (port: number) => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())

describe('Listening', () => {
  test('requests that arrive before everything is loaded are answered afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { port } = await opened(anyPort, async () => {
      await promise
      return hello()
    })
    const answer = textOf(port)
    resolve()
    expect(await answer).toBe('hello')
  })

  test('without a host the server listens on the two loopback addresses only', async () => {
    const { port, name } = await opened({ port: 0, host: undefined }, hello)
    expect(name).toBe('localhost')
    expect(await textOf(port)).toBe('hello')
  })

  test('a port in use is reported with advice', async () => {
    const { port } = await opened(anyPort, hello)
    expect(await listen({ ...anyPort, port }, hello)).toEqual({
      complaint: expect.stringContaining(`Port ${port} is in use`),
    })
  })

  test('a host name of another machine is reported', async () => {
    expect(await listen({ port: 0, host: '203.0.113.1' }, hello)).toEqual({
      complaint: expect.stringContaining("HOST is '203.0.113.1'"),
    })
  })

  test('a server that listens on every address calls itself localhost', async () => {
    expect((await opened({ port: 0, host: '0.0.0.0' }, hello)).name).toBe('localhost')
  })
})

describe('Stopping', () => {
  test('a server that is stopping finishes the answer it is sending', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    const listening = await opened(anyPort, async () => async (_, response) => {
      response.write('first ')
      arrived.resolve()
      await promise
      response.end('last')
    })
    const answer = textOf(listening.port)
    await arrived.promise
    const closed = listening.close()
    resolve()
    expect(await answer).toBe('first last')
    await closed
  })

  test('idle connections don’t delay stopping', async () => {
    const listening = await opened(anyPort, hello)
    await textOf(listening.port)
    const idle = connect(listening.port, '127.0.0.1')
    await new Promise((resolve) => idle.once('connect', resolve))
    await listening.close()
    expect(await textOf(listening.port).catch(() => 'refused')).toBe('refused')
  })
})
