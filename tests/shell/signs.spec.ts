import type { Page } from '@playwright/test'
import { beaconsOf, listenToBeacons } from '../support/beacons.ts'
import { openTransfer, submitTransfer } from '../support/savings.ts'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import type { World } from '../support/world.ts'

// The test provokes every browser complaint here.
test.use({ foreseenComplaint: /./ })

const signsArrive = (page: Page) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === '/signs')

/** Waits until the script has run, since a second import waits for the first. */
async function areSignsWatched(page: Page): Promise<void> {
  const script = await page.waitForResponse(/\/assets\/signs-[\w-]+\.js$/)
  await page.evaluate((url) => import(url), script.url())
}

const received = async (page: Page, world: World) => {
  const answer = await page.request.get(`/_control/worlds/${world.name}/signs`)
  const sendings: readonly { signs: readonly { seen: { sign: string } }[] }[] = await answer.json()
  return sendings.flatMap(({ signs }) => signs.map(({ seen }) => seen))
}

test('a host that wants signs gets errors, unreadable answers and policy breaches', async ({
  page,
  world,
}) => {
  await world.arrange({
    signedIn: true,
    scenario: ['signs'],
    faults: [{ call: 'GET /api/Retailers/{id}', body: '{"Id":"x","Offers":7}' }],
  })
  const watched = areSignsWatched(page)
  await page.goto('/Member/Retailer/1040/hearthwick-kitchens?from=tent')
  await watched
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name)
    const error = new RangeError('tent')
    error.stack = `RangeError: tent\n    at ${scripts.find((name) => /\/shared-/.test(name))}:1:2`
    setTimeout(() => {
      throw error
    })
    const picture = new Image()
    picture.src = 'http://elsewhere.example/tent.png'
    document.body.append(picture)
  })
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  const arrived = signsArrive(page)
  await beaconsOf(page)
  expect((await arrived).status()).toBe(204)
  const kinds = (await received(page, world)).map(({ sign, ...rest }) => [sign, rest])
  const on = { page: '/Retailer/{}/{}' }
  const at = [expect.stringMatching(/^shared-[\w-]+\.js:1:2$/)]
  expect(kinds).toContainEqual(['error', { ...on, error: 'RangeError', at }])
  expect(kinds).toContainEqual([
    'policy',
    expect.objectContaining({ ...on, directive: 'img-src', blocked: 'other origin' }),
  ])
  expect(kinds).toContainEqual([
    'answer',
    { ...on, call: 'GET /api/Retailers/{}', field: expect.stringMatching(/^[A-Z]/) },
  ])

  await page.goto('/_control')
  await expect(page.getByText(/RangeError/)).toBeVisible()
})

test('a host that doesn’t want signs gets none, and the browser loads no code for them', async ({
  page,
  world,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await world.arrange({ signedIn: true })
  await listenToBeacons(page)
  // The last file that an idle page loads automatically.
  const atRest = page.waitForResponse(/\/assets\/deferred-ports-/)
  await page.goto('/Member/Home/Dashboard')
  await atRest
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('tent')
    })
  })
  expect(await beaconsOf(page)).toEqual([])
  expect(requests.filter((url) => /\/signs/.test(url))).toEqual([])
})

const canaries = {
  words: 'Canaryfield',
  number: 'ZZ987654Z',
  amount: '7919.31',
} as const

/** The member's typed texts, figures and names, if long enough not to be confused with a line number. */
const privateTexts = async (page: Page): Promise<readonly string[]> => {
  const typed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
  )
  const member: Record<string, unknown> = await (await page.request.get('/api/member')).json()
  const memberTexts = Object.values(member).filter((value) => typeof value === 'string')
  return [...typed, ...memberTexts, ...Object.values(canaries), '1284.6', 'Priya', 'Shah']
    .flatMap((text) => [text, ...text.split(/\s+/)])
    .filter((text) => text.length >= 5)
}

/** Provokes errors, rejections and breaches that contain the page's whole text and address. */
const provoke = (page: Page, texts: readonly string[]) =>
  page.evaluate(async (all) => {
    const quoted = all.join(' ')
    const eventCounts = { error: 0, unhandledrejection: 0, securitypolicyviolation: 0 }
    for (const event of ['error', 'unhandledrejection', 'securitypolicyviolation'] as const)
      addEventListener(event, () => {
        eventCounts[event] += 1
      })
    const named = Object.assign(new Error(quoted), { name: quoted })
    for (const thrown of [new TypeError(quoted), named, quoted, { quoted }]) {
      setTimeout(() => {
        throw thrown
      })
      Promise.reject(thrown)
    }
    history.replaceState(
      history.state,
      '',
      `${location.pathname}?typed=${encodeURIComponent(quoted)}`,
    )
    for (const text of all) {
      const picture = new Image()
      picture.src = `http://${encodeURIComponent(text).replaceAll('%', '')}.example/${encodeURIComponent(text)}`
      document.body.append(picture)
    }
    const script = document.createElement('div')
    script.setAttribute('style', `--typed: "${quoted}"`)
    document.body.append(script)
    while (Math.min(...Object.values(eventCounts)) < 4)
      await new Promise((done) => setTimeout(done))
  }, texts)

const login = {
  name: 'the login',
  isSignedOut: true,
  open: async (page: Page) => {
    await page.goto('/Member/Login')
    await page.getByLabel('Email').fill(demonstration.email)
  },
  submit: (page: Page) => page.getByRole('button', { name: 'Login' }),
}

const transfer = {
  name: 'a withdrawal to the bank',
  isSignedOut: false,
  open: openTransfer,
  submit: submitTransfer,
}

// Each is a separate application, which notices the same problems on all its pages.
for (const form of [login, transfer]) {
  test(`no sign has text typed into ${form.name}, an amount or anything about the member`, async ({
    page,
    world,
  }) => {
    await listenToBeacons(page)
    await world.arrange({ signedIn: true, scenario: ['signs'] })
    const texts = [...(await privateTexts(page))]
    if (form.isSignedOut) await world.arrange({ scenario: ['signs'] })
    const watched = areSignsWatched(page)
    await form.open(page)
    await watched
    for (const field of await page
      .locator(
        'main :is(input:not([type=radio], [type=checkbox], [type=date], [readonly]), textarea)',
      )
      .all())
      if (await field.isEnabled()) await field.fill(Object.values(canaries).join(' '))
    texts.push(...(await privateTexts(page).catch(() => [])))

    const answer = JSON.stringify({
      [canaries.words]: canaries.number,
      ModelState: canaries.amount,
    })
    await world.change({ faults: [{ call: '*', body: answer, contentType: 'application/json' }] })
    await form.submit(page).click()
    await provoke(page, texts)
    const beacons = await beaconsOf(page)
    expect(beacons.join()).toContain('"error"')
    expect(beacons.join()).toContain('"policy"')
    for (const text of new Set(texts))
      expect(beacons.join().toLowerCase()).not.toContain(text.toLowerCase())
  })
}
