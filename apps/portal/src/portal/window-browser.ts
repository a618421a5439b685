import { moneyCallPolicy } from '@save/domain/kernel'
import type { BrowserPort } from '@save/domain/shell'
import type { AnyRouter } from '@tanstack/react-router'
import { openPath, replacePath } from '../routing/open-path.ts'

/** The browser window for the machines. */
export function windowBrowser(router: AnyRouter): BrowserPort {
  /** When another page was last requested. */
  let leftAt = Number.NEGATIVE_INFINITY
  const noteLeaving = ({ type }: Event) => {
    leftAt = type === 'pageshow' ? Number.NEGATIVE_INFINITY : performance.now()
  }
  for (const moment of ['beforeunload', 'pageshow']) addEventListener(moment, noteLeaving, true)
  const goTo = (href: string) => location.assign(href)
  return {
    goTo,
    // Back may show the last picture of a page before its code runs again, so we wait until the cover is painted. The
    // browser doesn't paint a hidden tab, which leaves when the member returns to it.
    goToForGood: (href) => {
      requestAnimationFrame(() => requestAnimationFrame(() => goTo(href)))
    },
    reload: () => location.reload(),
    openPath: (path) => openPath(router, path),
    replacePath: (path) => replacePath(router, path),
    isOutOfSight: () => document.hidden || performance.now() < leftAt + moneyCallPolicy.leavingMs,
  }
}
