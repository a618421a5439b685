/** In the place of packages/ui's own: a simulated browser can't draw. */
export const drawPie = (): (() => void) => () => undefined
