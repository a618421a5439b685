import type { BrowserPort } from '@save/domain/shell'

/** The browser window as far as whole documents go; that needs no router. */
export const windowMoves: Pick<BrowserPort, 'goTo' | 'reload'> = {
  goTo: (href) => window.location.assign(href),
  reload: () => window.location.reload(),
}
