import type { Page } from '@playwright/test'
import { quietNetwork } from '../support/network.ts'
import { orderOfCar } from '../support/orders.ts'
import { expect, test } from '../support/test.ts'

// A member's own style sheet may set text wider and lines further apart (WCAG 1.4.12).

test.use({ bypassCSP: true })

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/** Texts that reach out of what cuts them off. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const reachesOut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const isCut = [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip')
      const { right, bottom } = element.getBoundingClientRect()
      return (
        isCut &&
        element.clientWidth > 4 &&
        [...element.querySelectorAll('p, h1, h2, h3, a, th, td, label, button')].some((text) => {
          const own = text.getBoundingClientRect()
          return (
            text.checkVisibility() &&
            own.width > 4 &&
            (own.bottom > bottom + 1 || own.right > right + 1)
          )
        })
      )
    }
    return [...document.querySelectorAll('body *:not(.banner-frame, .banner-frame *)')]
      .filter(reachesOut)
      .map((element) => element.className)
  })

for (const [path, isSignedIn] of [
  ['/Member/Login', false],
  ['/Member/Home/Dashboard', true],
  ['/Member/MyAccount', true],
  ['/Member/WithdrawViaBank', true],
  [orderOfCar, true],
] as const)
  for (const width of [360, 1280])
    test(`${path}, ${width} px wide, with text set wider: nothing is cut off`, async ({
      page,
      world,
    }) => {
      await page.setViewportSize({ width, height: 780 })
      await world.arrange({ signedIn: isSignedIn })
      await page.goto(path)
      await quietNetwork(page)
      await page.addStyleTag({ content: spacing })
      expect(await cutOff(page)).toEqual([])
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(beyond).toBeLessThanOrEqual(0)
    })
