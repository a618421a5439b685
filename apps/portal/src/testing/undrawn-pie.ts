/** Replaces packages/ui's own pie, since a simulated browser can't draw. */
export const drawPie = (): (() => void) => () => undefined
