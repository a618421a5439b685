/** Which signs a part of a regular expression stands for, in words. */

/** What one of them is called, and several; the third tells that it is a text of more than one sign. */
export type KindOfSigns = readonly [one: string, many: string, isWhole?: 'whole']

/** None for what words can't say. */
export function kindOf(of: string): KindOfSigns | undefined {
  const known = kinds[of]
  if (known !== undefined) return [known, `${known}s`]
  if (of === '.') return ['sign of any kind', 'signs of any kind']
  const other = others[of]
  if (other !== undefined) return [`sign that is no ${other}`, `signs that are no ${other}s`]
  if (of.startsWith('[')) return ofClass(of.slice(1, -1))
  if (/^\\\w/.test(of)) return undefined
  const text = of.replace(/\\(.)/gs, '$1')
  const says = `‘${text}’`
  return [...text].length > 1 ? [says, says, 'whole'] : [says, says]
}

/** 'digit or ‘.’' of '\d.', and 'sign other than ‘/’' of '^/'. */
function ofClass(written: string): KindOfSigns | undefined {
  const isOther = written.startsWith('^')
  const inner = isOther ? written.slice(1) : written
  const [, first, last] = /^(\w)-(\w)$/.exec(inner) ?? []
  if (!isOther && first !== undefined)
    return [`from ${first} to ${last}`, `from ${first} to ${last}`]
  const members = [...inner.matchAll(member)]
  if (members.map(([whole]) => whole).join('') !== inner) return undefined
  const said = members.map(([of]) => memberInWords(of))
  if (said.includes(undefined)) return undefined
  const any = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(said as string[])
  return isOther
    ? [`sign other than ${any}`, `signs other than ${any}`]
    : [`of these: ${any}`, `of these: ${any}`]
}

const member = /\\[dsw]|[^\\[\]]-[^\\[\]]|\\[^\w]|[^\\[\]]/gs

function memberInWords(of: string): string | undefined {
  const known = kinds[of] ?? kinds[`[${of}]`]
  if (known !== undefined) return `a ${known}`
  const [, first, last] = /^(.)-(.)$/s.exec(of) ?? []
  if (first !== undefined)
    return /^\w-\w$/.test(of) ? `from ${first} to ${last}` : `from ‘${first}’ to ‘${last}’`
  const sign = of.replace(/^\\/, '')
  return sign === ' ' ? 'a space' : `‘${sign}’`
}

const kinds: Readonly<Record<string, string>> = {
  '[0-9]': 'digit',
  '\\d': 'digit',
  '\\s': 'blank',
  '\\w': 'letter, digit or underscore',
  '[A-Z]': 'capital letter',
  '[a-z]': 'small letter',
  '[A-Za-z]': 'letter',
  '[a-zA-Z]': 'letter',
  '[A-Z0-9]': 'capital letter or digit',
  '[A-Za-z0-9]': 'letter or digit',
}

/** All that the kind in capitals leaves out. */
const others: Readonly<Record<string, string>> = { '\\D': 'digit', '\\S': 'blank' }
