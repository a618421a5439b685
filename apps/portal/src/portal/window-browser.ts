import type { BrowserPort } from '@save/domain/shell'
import type { AnyRouter } from '@tanstack/react-router'
import { openPath, replacePath } from '../routing/open-path.ts'
import { isBeingLeft } from './being-left.ts'
import { windowMoves } from './window-moves.ts'

/** The browser window for the machines. */
export const windowBrowser = (router: AnyRouter): BrowserPort => ({
  ...windowMoves,
  // Back may show the last picture of a page before any of its code runs again, so what covers it
  // is painted first. A hidden tab is not painted, and leaves once it is looked at.
  goToForGood: (href) => {
    requestAnimationFrame(() => requestAnimationFrame(() => windowMoves.goTo(href)))
  },
  openPath: (path) => openPath(router, path),
  replacePath: (path) => replacePath(router, path),
  isOutOfSight: () => document.hidden || isBeingLeft(),
})
