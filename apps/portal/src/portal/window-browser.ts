import type { BrowserPort } from '@save/domain/shell'
import type { AnyRouter } from '@tanstack/react-router'
import { openPath, replacePath } from '../routing/open-path.ts'
import { windowMoves } from './window-moves.ts'

/** The browser window for the machines. */
export const windowBrowser = (router: AnyRouter): BrowserPort => ({
  ...windowMoves,
  openPath: (path) => openPath(router, path),
  replacePath: (path) => replacePath(router, path),
})
