/** How a column of plain numbers is shown: as the answers beside it are. */
export type Shown = (cell: string) => string

const asItStands: Shown = (cell) => cell

/**
 * Typed text is shown as it was typed, and a unit in the heading says what its numbers are. All
 * other columns with pence are money.
 */
const asTheyStand = /^(?:typed|pounds|rounded)$|%/

/** Shares of one, as the host writes its rates. */
const shares = /^(?:NI|tax|discount)$/

/** Whole pounds, without pence: published figures are rounded, and limits are set so. */
const wholePounds =
  /^(?:salary|tax|tax elsewhere|tax in Scotland|insurance|take-home|more than elsewhere|limit|withdrawn)$/

/** Not to be broken over two lines: a number (an amount, a share, a time of day), a day or a year. */
export const isFigure = (cell: string): boolean =>
  /^'?-?£?\d[\d,.:]{0,14}%?'?$|^\d{4}-\d\d(?:-\d\d)?$|^\d{1,2}\/\d{1,2}\/\d{4}$|^\d{1,2} [A-Z][a-z]+ \d{4}$/.test(
    cell,
  )

const number = /^-?\d+(?:\.\d+)?$/
const withPence = /^-?\d+\.\d\d$/

/** Numbers of one column are all written alike; words among them stay. */
export function shownIn(heading: string, cells: readonly string[]): Shown {
  const numbers = cells.filter((cell) => number.test(cell))
  if (shares.test(heading) && numbers.some((cell) => cell.includes('.')))
    return numbers.every((cell) => Math.abs(Number(cell)) <= 1) ? asShare : asItStands
  if (asTheyStand.test(heading)) return asItStands
  if (wholePounds.test(heading) && !numbers.some((cell) => cell.includes('.'))) return asWholePounds
  if (!numbers.some((cell) => withPence.test(cell))) return asItStands
  // A list of amounts in a cell beside it would stay as it is.
  const others = cells.filter((cell) => !withPence.test(cell))
  return others.some((cell) => /\d\.\d/.test(cell)) ? asItStands : asMoney
}

/** Are the numbers of a column pounds with pence? */
export const isMoney = (heading: string, cells: readonly string[]): boolean =>
  shownIn(heading, cells)('1') === asMoney('1')

/** With pence or without. */
export const isInPounds = (heading: string, cells: readonly string[]): boolean =>
  shownIn(heading, cells)('1').startsWith('£')

const asMoney: Shown = (cell) =>
  number.test(cell)
    ? Number(cell).toLocaleString('en-GB', {
        style: 'currency',
        currency: 'GBP',
        // A fraction of a penny is wrong: it is not to be rounded away.
        maximumFractionDigits: 10,
      })
    : cell

/** £1,234; what came instead may have pence. */
const asWholePounds: Shown = (cell) =>
  /\.\d/.test(cell) ? asMoney(cell) : asMoney(cell).replace(/\.00$/, '')

/** 0.0725 is 7.25%. */
const asShare: Shown = (cell) =>
  number.test(cell)
    ? Number(cell).toLocaleString('en-GB', { style: 'percent', maximumFractionDigits: 4 })
    : cell
