/** Whether a table and a rule say the same, however a spreadsheet writes it. */
interface Figure {
  readonly value: number
  readonly unit: '£' | '%' | undefined
}

/**
 * 306, 306.00 and £306.00 are one amount, 8 and 8% one share. Where both have a unit, it must be
 * the same one.
 */
export function isSame(expected: string, result: string): boolean {
  if (expected === result) return true
  const [one, other] = [figureIn(expected), figureIn(result)]
  if (one === undefined || other === undefined) return false
  const isOtherUnit = one.unit !== undefined && other.unit !== undefined && one.unit !== other.unit
  return one.value === other.value && !isOtherUnit
}

function figureIn(cell: string): Figure | undefined {
  const [found, sign, pound, digits = '', percent] =
    /^([-−]?)(£?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*(%?)$/.exec(cell.trim()) ?? []
  if (found === undefined || (pound !== '' && percent !== '')) return undefined
  const value = Number(digits.replaceAll(',', ''))
  return {
    value: sign === '' || value === 0 ? value : -value,
    unit: pound === '£' ? '£' : percent === '%' ? '%' : undefined,
  }
}
