/** Regular expressions of the simple kinds, as an analyst would say them. */

export interface Form {
  readonly pattern: string
  readonly flags: string
}

/** 'is 6 to 8 digits' of '^[0-9]{6,8}$'; any other pattern as it is written. */
export function formOf({ pattern, flags }: Form): string {
  const [, start = '', inner = '', end = ''] = /^(\^?)(.*?)(\$?)$/s.exec(pattern) ?? []
  const says = partsInWords(inner)
  if (says === undefined) return `has the form ‘${pattern}’`
  const anyLetters =
    flags.includes('i') && /letter|‘/.test(says) ? ', in capital or small letters' : ''
  return `${place[`${start}${end}`] ?? 'has in it'} ${says}${anyLetters}`
}

const place: Readonly<Record<string, string>> = { '^$': 'is', '^': 'begins with', $: 'ends in' }

const part = /(\[[^\]\\^]+\]|\\[dsw]|[\w ':@&-])(\{\d+(?:,\d*)?\}|[+*?])?/gy

const isPlain = /^[\w ':@&-]{2,}$/

/** '2 capital letters, then 6 digits'; none if there is more than plain parts. */
function partsInWords(inner: string): string | undefined {
  if (isPlain.test(inner)) return `‘${inner}’`
  const parts = [...inner.matchAll(part)]
  if (inner === '' || parts.map(([whole]) => whole).join('') !== inner) return undefined
  const said = parts.map(([, of = '', howMany]) => partInWords(of, howMany))
  return said.every((text) => text !== undefined) ? said.join(', then ') : undefined
}

function partInWords(of: string, howMany: string | undefined): string | undefined {
  const [one, many] = kindOf(of)
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}$/.exec(howMany ?? '{1}') ?? []
  if (least === undefined) return signs[howMany ?? '']?.(one, many)
  if (comma === '') return least === '1' ? `one ${one}` : `${least} ${many}`
  return most === '' ? `${least} or more ${many}` : `${least} to ${most} ${many}`
}

const signs: Readonly<Record<string, (one: string, many: string) => string>> = {
  '+': (_, many) => `one or more ${many}`,
  '*': (_, many) => `any number of ${many}`,
  '?': (one) => `one ${one} or none`,
}

function kindOf(of: string): readonly [one: string, many: string] {
  const known = kinds[of]
  if (known !== undefined) return [known, `${known}s`]
  const [, first, last] = /^\[(\w)-(\w)\]$/.exec(of) ?? []
  if (first !== undefined) return [`from ${first} to ${last}`, `from ${first} to ${last}`]
  if (!of.startsWith('[')) return [`‘${of}’`, `‘${of}’`]
  const any = `of the signs ${of.slice(1, -1)}`
  return [any, any]
}

const kinds: Readonly<Record<string, string>> = {
  '[0-9]': 'digit',
  '\\d': 'digit',
  '\\s': 'blank',
  '\\w': 'letter or digit',
  '[A-Z]': 'capital letter',
  '[a-z]': 'small letter',
  '[A-Za-z]': 'letter',
  '[a-zA-Z]': 'letter',
  '[A-Z0-9]': 'capital letter or digit',
  '[A-Za-z0-9]': 'letter or digit',
}
