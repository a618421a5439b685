import { expect, type Page, test } from '@playwright/test'
import { askAxe } from './axe.ts'

/** Cases that axe couldn't decide on this page, each with a person's verdict. */
type Triaged = Readonly<Record<string, string>>

interface AccessibilityOptions {
  readonly triaged?: Triaged
  /** The only rules to check. Without them, all of WCAG 2.2 AA. */
  readonly rules?: readonly string[]
  /** True if axe may not read style sheets again, as on a page opened as a file. */
  readonly isFile?: boolean
}

/** Checks the page against WCAG 2.2 AA: no violations, and no undecided cases without a verdict. */
export async function expectAccessible(
  page: Page,
  options: AccessibilityOptions = {},
): Promise<void> {
  const { triaged = {}, rules, isFile = false } = options
  expect(page.frames(), 'frames, into which axe may not look').toHaveLength(1)
  await page.evaluate(endTransitions)
  await page.evaluate(nextLayout)
  const { violations, incomplete } = await askAxe(page, {
    preload: !isFile,
    ...(rules && { rules }),
  })
  const undecided = incomplete.filter(({ id }) => !(id in triaged))
  for (const { id, nodes } of incomplete)
    test.info().annotations.push({ type: `axe undecided: ${id}`, description: targets(nodes) })
  expect(
    [...violations, ...undecided].map(({ id, help, nodes }) => `${id}, ${help}: ${targets(nodes)}`),
  ).toEqual([])
}

/** Waits for elements that depend on another's size, such as a table that now scrolls. */
const nextLayout = () =>
  new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document.documentElement)
  })

/** Ends all transitions, since a colour in transition has no meaningful contrast. Endless animations may continue. */
function endTransitions(): void {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets = [still]
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish()
}

const targets = (nodes: readonly { readonly target: unknown }[]): string =>
  nodes.map(({ target }) => String(target)).join(' | ')
