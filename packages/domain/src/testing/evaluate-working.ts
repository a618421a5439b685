/** Recalculates the workings of a payslip, independently of the rules that wrote them. */

/** The result of a written calculation, including words that may replace a sum. */
export function evaluateWorking(label: string): number {
  const sum = label.replace(/^(?:Before|After): /, '')
  if (/^Nothing to tax$| is below | isn’t more than /.test(sum)) return 0
  const [formula = '', rest] = sum.split(', ')
  const result = evaluateFormula(formula)
  if (rest === 'rounded up to a pound') return Math.ceil(result - 1e-6)
  if (rest === 'rounded down') return Math.floor(result * 100 + 1e-6) / 100
  return rest === 'but never below £0.00' ? Math.max(0, result) : result
}

/** Evaluates a formula: brackets first, then × and ÷, then + and −. */
function evaluateFormula(formula: string): number {
  const signs = formula.replace(/[£,]/g, '').match(/[\d.]+%?|[()×÷+−-]/g) ?? []
  const sum = (): number => chain(product, { '+': (a, b) => a + b, '−': (a, b) => a - b })
  const product = (): number => chain(factor, { '×': (a, b) => a * b, '÷': (a, b) => a / b })
  function chain(part: () => number, by: Record<string, (a: number, b: number) => number>): number {
    let result = part()
    for (let sign = by[signs[0] ?? '']; sign; sign = by[signs[0] ?? '']) {
      signs.shift()
      result = sign(result, part())
    }
    return result
  }
  function factor(): number {
    const sign = signs.shift() ?? ''
    if (sign === '-' || sign === '−') return -factor()
    if (sign !== '(') return Number(sign.replace('%', '')) / (sign.endsWith('%') ? 100 : 1)
    const value = sum()
    signs.shift()
    return value
  }
  const result = sum()
  return signs.length === 0 ? result : Number.NaN
}
