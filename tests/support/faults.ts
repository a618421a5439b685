import { expect, type Locator, type Page, test } from '@playwright/test'
import type { WorldChange } from '@save/fake-api/control'
import type { World } from './world.ts'

type Fault = NonNullable<WorldChange['faults']>[number]

interface Met {
  readonly name: string
  readonly fault: Omit<Fault, 'call'>
}

/** The ways in which a call that reads goes wrong; a screen says so and can try again. */
const faults: readonly Met[] = [
  { name: 'a server error', fault: { status: 500 } },
  { name: 'a busy server', fault: { status: 503 } },
  { name: 'too many requests', fault: { status: 429 } },
  { name: 'an unforeseen conflict', fault: { status: 409 } },
  { name: 'a missing page', fault: { status: 404 } },
  { name: 'a refusal', fault: { status: 403 } },
  { name: 'a cut connection', fault: { drop: true } },
  { name: 'an empty answer', fault: { body: '' } },
  { name: 'half of an answer', fault: { body: '{"FeaturedCashback":[' } },
  { name: 'a web page for an answer', fault: { body: '<html></html>', contentType: 'text/html' } },
  { name: 'an answer of the wrong kind', fault: { body: '[1,2,3]' } },
]

interface ReadInto {
  readonly call: string
  /** Loads the page, which makes the call. */
  readonly open: () => Promise<unknown>
  readonly isTold: () => Promise<unknown>
  readonly isThere: () => Promise<unknown>
}

/**
 * One page, and one fault after another: each press of "Try again" meets the next, and says so again,
 * until a press succeeds.
 */
export async function meetEveryFault(
  page: Page,
  world: World,
  { call, open, isTold, isThere }: ReadInto,
): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' })
  for (const [index, { name, fault }] of faults.entries())
    await test.step(name, async () => {
      await world.change({ faults: [{ call, ...fault }] })
      const before = (await world.requests(call)).length
      await outdate(again)
      await (index === 0 ? open() : again.click())
      await expect
        .poll(async () => (await world.requests(call)).length, 'calls')
        .toBeGreaterThan(before)
      await expect(outdated(page)).toHaveCount(0)
      await isTold()
      await expect(again).toBeEnabled()
    })
  await world.change({ faults: [] })
  await again.click()
  await isThere()
}

/** What the page says now must not be taken for what it says next. */
const outdate = (said: Locator) =>
  said.evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('data-outdated', '')
  })

const outdated = (page: Page) => page.locator('[data-outdated]')
