import type { BrowserPort } from '@save/domain/shell'

/** Moves of the browser window to whole documents, which need no router. */
export const windowMoves: Pick<BrowserPort, 'goTo' | 'reload'> = {
  goTo: (href) => window.location.assign(href),
  reload: () => window.location.reload(),
}
