import type { Page } from '@playwright/test'
import { quietNetwork } from '../support/network.ts'
import { electricCar, orderOfCar } from '../support/orders.ts'
import { addVoucher, plumfield } from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

// Tab visits every control once, in order, and leaves the page. Each focused control is visible: it
// has a ring, and neither the edge of the window nor the bar at its foot (here about a lost
// connection) hides it.

test.use({
  foreseenComplaint: /Failed to load resource|net::ERR_|Failed to fetch|could not be fetched/,
})

type Screen = readonly [name: string, open: (page: Page) => Promise<unknown>]

/** Loads the first screen, and opens the others from there, as a member does. */
const at = (path: string) => (page: Page) =>
  page.url() === 'about:blank' ? page.goto(path) : goTo(page, path)

const walks: readonly (readonly Screen[])[] = [
  [
    ['the directory', at('/Member/Home/Cashback')],
    ['the dashboard', at('/Member/Home/Dashboard')],
    ['a retailer', at('/Member/Retailer/1040/hearthwick-kitchens')],
    ['a choice', at(electricCar.path)],
    ['a statement', at('/Member/Home/TotalRewardStatement')],
  ],
  [
    ['a vendor', at(plumfield.path)],
    ['the checkout', addVoucher],
    ['the vouchers', at('/Member/Home/Vouchers')],
    ['the search', at('/Member/Home/Search?search=cycle&page=1')],
  ],
  [
    ['my account', at('/Member/MyAccount')],
    ['the account edit page', at('/Member/EditAccount')],
    ['the bank withdrawal', at('/Member/WithdrawViaBank')],
    ['an order', at(orderOfCar)],
    [
      'the support',
      async (page) => {
        await goTo(page, '/Member/Contact')
        await page.getByLabel('Category').selectOption('Cashback')
      },
    ],
  ],
]

/** Runs in the page: the fault of the focused control. Undefined if the focus has left the page. */
function stopNow() {
  const active = document.activeElement ?? document.body
  if (active === document.body) return undefined
  const label = active instanceof HTMLInputElement ? active.labels?.[0] : undefined
  const frames = ['.listing-card', '.banner-frame'].map((frame) => active.closest(frame))
  const isRinged = [active, label, active.nextElementSibling, ...frames].some((one) => {
    if (!one) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return isOutlined || boxShadow !== 'none'
  })
  // The browser's own button within the field has the browser's own ring.
  const hasRing = isRinged || active.matches('[type="date"]')
  const own = active.getBoundingClientRect()
  const { left, top, right, bottom } = label && own.width < 4 ? label.getBoundingClientRect() : own
  const corners = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, top + 3],
    [right - 3, bottom - 3],
  ] as const
  const isSeen = corners.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return (
      hit !== null && [active, label].some((one) => one?.contains(hit) || hit.contains(one ?? null))
    )
  })
  const before = Reflect.get(window, 'stopBefore')
  Reflect.set(window, 'stopBefore', active)
  const isInOrder =
    !(before instanceof Element) ||
    active === before ||
    (before.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const faults = Object.entries({
    'no ring': !hasRing,
    hidden: !isSeen,
    'out of order': !isInOrder,
  }).flatMap(([fault, isThere]) => (isThere ? [fault] : []))
  return { trouble: faults.join(', '), element: active.outerHTML.slice(0, 120) }
}

/** More controls than any screen has. */
const mostStops = 300

/** Tabs through the page from its top, and lists the fault at each stop. */
async function faultsAtStops(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    // Lets the next Tab begin here, independently of the current focus.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    Reflect.deleteProperty(window, 'stopBefore')
  })
  const faults: string[] = []
  let stops = 0
  for (; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    if (stops === 0) await expect(page.getByText('Skip to main content')).toBeFocused()
    const stop = await page.evaluate(stopNow)
    if (stop === undefined) break
    if (stop.trouble) faults.push(`${stop.trouble}: ${stop.element}`)
  }
  expect(stops).toBeGreaterThan(5)
  expect(stops).toBeLessThan(mostStops)
  return faults
}

for (const walk of walks)
  test(`${walk.map(([name]) => name).join(', ')}: Tab visits every control, always visibly, on a desktop and on a phone`, async ({
    page,
    context,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    for (const [name, open] of walk)
      await test.step(name, async () => {
        await context.setOffline(false)
        await expect(page.getByText('You’re offline.')).toBeHidden()
        await page.setViewportSize({ width: 1280, height: 780 })
        await open(page)
        await quietNetwork(page)
        await context.setOffline(true)
        await expect(page.getByText('You’re offline.')).toBeVisible()
        expect(await faultsAtStops(page), 'on a desk').toEqual([])
        await page.setViewportSize({ width: 360, height: 780 })
        expect(await faultsAtStops(page), 'on a phone').toEqual([])
      })
  })
