/**
 * The sentences in the code of a function that says one, with a gap for what it is given: of
 * `(limit) => \`At most ${formatPounds(limit)}.\`` it is 'At most ‹limit›.'.
 */
export function templatesIn(code: string): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < code.length; at += 1) {
    const quote = code[at] ?? ''
    if (!`'"\``.includes(quote)) continue
    const literal = literalAt(code, at)
    // What is compared with a text doesn't say it.
    if (!/[=!]==\s*$/.test(code.slice(0, at)) && literal.text.trim() !== '')
      found.push(literal.text)
    at = literal.end
  }
  return found
}

interface Literal {
  readonly text: string
  /** Where its closing quote stands. */
  readonly end: number
}

function literalAt(code: string, start: number): Literal {
  const quote = code[start]
  let text = ''
  for (let at = start + 1; at < code.length; at += 1) {
    if (code[at] === quote) return { text, end: at }
    if (code[at] === '\\') {
      at += 1
      text += code[at] === 'n' ? '\n' : code[at]
    } else if (quote === '`' && code.startsWith('${', at)) {
      const end = endOfGap(code, at + 2)
      text += `‹${gapOf(code.slice(at + 2, end))}›`
      at = end
    } else text += code[at]
  }
  return { text, end: code.length }
}

/** Where the brace closes that was opened before `start`. */
function endOfGap(code: string, start: number): number {
  let depth = 1
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1
    if (code[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return code.length
}

/** 'limit' of 'formatLimit(limit)', 'name' of 'member.name'. */
const gapOf = (expression: string): string => expression.match(/\w+/g)?.at(-1) ?? '…'
