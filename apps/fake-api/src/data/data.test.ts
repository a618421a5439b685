import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { appOf } from '../app.ts'
import { createHost } from '../create-host.ts'
import { CarriedRequests } from '../session/carried-requests.ts'
import { Browser } from '../testing/browser.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { everyCall } from '../testing/every-call.examples.ts'
import { snapshotOf } from './snapshot.ts'

function dataFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'save-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'worlds.json')
}

/** Starts a server that uses this file. */
function start(path: string, now = Date.parse('2026-11-21T09:00:00Z')) {
  const host = createHost({
    dataFile: path,
    makeCatalogue: () => smallCatalogue,
    drawArt: () => undefined,
    now: () => now,
  })
  const stop = async () => void (await host.keeper?.write())
  onTestFinished(stop)
  return { host, app: appOf(host), stop }
}

/** The same browser, connected to the restarted server. */
function goOn(app: ReturnType<typeof start>['app'], before: Browser): Browser {
  const browser = new Browser(app)
  for (const [name, value] of before.cookies) browser.cookies.set(name, value)
  return browser
}

describe('Worlds and sessions over a restart', () => {
  test('a signed-in member stays signed in and keeps all changes', async () => {
    const path = dataFile()
    const first = start(path)
    const member = new Browser(first.app)
    await member.signIn()
    const id = smallCatalogue.retailers[2]?.id
    expect((await member.post('/api/Member/Favourites', { RetailerId: id })).status).toBe(200)
    const favourites = await (await member.get('/api/Member/Favourites')).json()
    await first.stop()

    const again = goOn(start(path).app, member)
    expect(await (await again.get('/api/Member/Favourites')).json()).toEqual(favourites)
    expect((await again.post('/api/logout')).status).toBe(200)
  })

  test('the data file has the seed, scenario, clock and remaining faults', async () => {
    const path = dataFile()
    const first = start(path)
    const developer = new Browser(first.app)
    await developer.post('/_control/worlds/one', {
      seed: 3,
      member: 'newcomer',
      scenario: ['empty-menu'],
      clock: '2027-01-01T00:00:00Z',
      faults: [{ call: 'GET /api/member', status: 503, times: 2 }],
      signedIn: true,
    })
    await developer.get('/api/member')
    const before = await (await developer.get('/_control/worlds/one')).json()
    await first.stop()

    const again = goOn(start(path).app, developer)
    expect(await (await again.get('/_control/worlds/one')).json()).toEqual(before)
    expect(before.faults).toMatchObject([{ times: 1 }])
  })

  test('the clock of a world continues while the server is down', async () => {
    const path = dataFile()
    const first = start(path)
    const developer = new Browser(first.app)
    await developer.post('/_control/worlds/one', { clock: '2027-01-01T00:00:00Z' })
    await first.stop()
    const later = start(path, Date.parse('2026-11-21T10:00:00Z'))
    const shown = await (await later.app.request('/_control/worlds/one')).json()
    expect(shown.clock).toBe('2027-01-01T01:00:00.000Z')
  })

  test('wrong passwords still count', async () => {
    const path = dataFile()
    const first = start(path)
    const stranger = new Browser(first.app, { 'x-save-world': 'one' })
    for (let time = 0; time < 10; time += 1) await stranger.signIn({ password: 'Wrong1!' })
    await first.stop()
    const again = goOn(start(path).app, stranger)
    again.cookies.set('save-world', 'one')
    expect((await again.signIn()).status).toBe(429)
  })

  test('each change is on disk before the call is answered', async () => {
    const path = dataFile()
    const { host, app } = start(path)
    const member = new Browser(app)
    await member.get('/api/member')
    const changes = everyCall(smallCatalogue).filter(
      ({ call }) => !call.startsWith('GET') || call.includes('WithdrawSavings'),
    )
    for (const { call, path: asked, body } of [
      ...changes,
      { call: 'GET', path: '/_control/open' },
    ]) {
      const [method = ''] = call.split(' ')
      await member.send(method, asked, {
        headers: { 'content-type': 'application/json', 'x-xsrf-token': member.token },
        ...(body && { body: JSON.stringify(body) }),
      })
      const { content } = JSON.parse(readFileSync(path, 'utf8'))
      expect([call, JSON.stringify(content)]).toEqual([call, snapshotOf(host)])
    }
    expect(changes.length).toBeGreaterThan(15)
  })

  test('a change caused by a read is soon written to disk', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const path = dataFile()
    const { app, stop } = start(path)
    await app.request('/api/member', { headers: { 'x-save-world': 'one' } })
    expect(existsSync(path)).toBe(false)
    vi.runAllTimers()
    await stop()
    expect(readFileSync(path, 'utf8')).toContain('"one"')
  })

  test('OQ-135 a key survives even if the server is killed, so nothing is withdrawn twice', async () => {
    const path = dataFile()
    const member = new Browser(start(path).app)
    await member.signIn()
    const withdraw = (browser: Browser) =>
      browser.get('/api/WithdrawSavings', {
        'x-xsrf-token': browser.token,
        'idempotency-key': '"first"',
      })
    const answer = await (await withdraw(member)).text()

    const again = goOn(start(path).app, member)
    const repeated = await withdraw(again)
    expect([repeated.status, await repeated.text()]).toEqual([200, answer])
    const { Transactions } = await (await again.get('/api/member')).json()
    expect(Transactions).toHaveLength(1)
  })

  test('OQ-135 a request with a key but no answer yet is not processed again', () => {
    const carried = new CarriedRequests()
    carried.keep('"first"', { mark: 'GET /', at: 0, answer: new Promise(() => {}) })
    const resumed = new CarriedRequests(carried.kept)
    return expect(resumed.find('"first"', 0)?.answer).resolves.toMatchObject({ status: 500 })
  })

  test('a session’s time continues while the server is down', async () => {
    const path = dataFile()
    const member = new Browser(start(path).app)
    await member.signIn()
    const later = goOn(start(path, Date.parse('2026-11-21T09:31:00Z')).app, member)
    expect((await later.get('/api/member')).status).toBe(401)
  })
})

describe('The file', () => {
  test('the file is replaced as a whole, and leaves no other file beside it', async () => {
    const path = dataFile()
    const { app, stop } = start(path)
    for (const name of ['one', 'two', 'three']) {
      await app.request('/api/member', { headers: { 'x-save-world': name } })
      await stop()
    }
    expect(readdirSync(join(path, '..'))).toEqual(['worlds.json'])
  })

  test('if the file can’t be written, it keeps its old content, and the server prints a message and continues', async () => {
    const path = dataFile()
    const { app, stop } = start(path)
    rmSync(join(path, '..'), { recursive: true })
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => stderr.mockRestore())
    await stop()
    expect(stderr.mock.calls.join()).toContain('could not be written')
    expect((await app.request('/api/member')).status).toBe(401)
    expect((await app.request('/_control/worlds/one', { method: 'POST' })).status).toBe(500)
    // Stopping the server writes once more, which needs the folder.
    mkdirSync(join(path, '..'))
    await stop()
    expect(existsSync(path)).toBe(true)
  })

  const damages = [
    ['half of it', (text: string) => text.slice(0, text.length / 2)],
    ['nothing', () => ''],
    ['something else', () => '[1, 2]'],
    ['a changed word', (text: string) => text.replace('"seed":1', '"seed":2')],
  ] as const
  for (const [description, damage] of damages) {
    test(`a file with ${description} is refused with a message and stays unchanged`, async () => {
      const path = dataFile()
      const { app, stop } = start(path)
      await app.request('/api/member', { headers: { 'x-save-world': 'one' } })
      await stop()
      const damaged = damage(readFileSync(path, 'utf8'))
      writeFileSync(path, damaged)
      expect(() => start(path)).toThrow(path)
      expect(readFileSync(path, 'utf8')).toBe(damaged)
    })
  }

  test('a path that is a folder, or whose folder is missing, is refused with a message', () => {
    const path = dataFile()
    expect(() => start(join(path, '..'))).toThrow('can’t be read')
    expect(() => start(join(path, 'no', 'such', 'file.json'))).toThrow('doesn’t exist')
  })

  test('only the unfinished file of a killed server is removed', () => {
    const path = dataFile()
    // Higher than any process id that the system assigns.
    const killed = `${path}.4194999.new`
    const others = [`${path}.${process.pid}.new`, `${path}.mine.new`, `${path}.bak`]
    for (const file of [killed, ...others]) writeFileSync(file, '{"version":1,')
    start(path)
    expect(existsSync(killed)).toBe(false)
    for (const file of others) expect(existsSync(file)).toBe(true)
  })

  test('a file of another version is refused with a message', () => {
    const path = dataFile()
    writeFileSync(path, '{"version":0,"digest":"","content":{}}')
    expect(() => start(path)).toThrow('another version')
  })
})
