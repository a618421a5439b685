import type { AnyRouter } from '@tanstack/react-router'
import { openingOf } from './opening.ts'

/** Opens an in-app path without loading a document, as soon as its screen is loaded. */
export const openPath = (router: AnyRouter, path: string): void =>
  openingOf(router).send({ type: 'path.asked', path, isReplacing: false })

/** Like `openPath`, but replaces the current page, so that Back opens the page before it. */
export const replacePath = (router: AnyRouter, path: string): void =>
  openingOf(router).send({ type: 'path.asked', path, isReplacing: true })
