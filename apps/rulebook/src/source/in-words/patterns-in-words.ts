/** Regular expressions of the simple kinds, as an analyst would say them. */
import { kindOf } from './signs-in-words.ts'

export interface Form {
  readonly pattern: string
  readonly flags: string
}

/** 'is 6 to 8 digits' of '^[0-9]{6,8}$'; any other pattern as it is written, and that it is one. */
export function formOf({ pattern, flags }: Form): string {
  const [, start = '', inner = '', end = ''] = /^(\^?)(.*?)((?<!\\)\$)?$/s.exec(pattern) ?? []
  const says = /[my]/.test(flags) ? undefined : partsInWords(inner)
  if (says === undefined) return `fits the pattern ‘${pattern}’`
  const anyLetters =
    flags.includes('i') && /letter|‘[^’]*[a-z]|from [a-z] /i.test(says)
      ? ', in capital or small letters'
      : ''
  return `${place[`${start}${end}`] ?? 'has in it'} ${says}${anyLetters}`
}

const place: Readonly<Record<string, string>> = { '^$': 'is', '^': 'begins with', $: 'ends in' }

/** A class of signs, a group, a sign with a meaning of its own, or one that stands for itself; and how many. */
const part =
  /(\[\^?(?:\\.|[^\]\\])+\]|\(\?:[^()]*\)|\\[dswDSW]|\\[^\w]|\.|[^\\^$.*+?()[\]{}|])(\{\d+(?:,\d*)?\}|[+*?])?/gsy

/** '2 capital letters, then 6 digits'; none if there is more than plain parts. */
function partsInWords(inner: string): string | undefined {
  const parts = [...inner.matchAll(part)]
  if (inner === '' || parts.map(([whole]) => whole).join('') !== inner) return undefined
  const said = joined(parts.map(([, of = '', howMany]) => ({ of, howMany }))).map(partInWords)
  return said.every((text) => text !== undefined) ? said.join(', then ') : undefined
}

interface Repeated {
  readonly of: string
  readonly howMany: string | undefined
}

/** Signs in a row that each stand for themselves are one text. */
function joined(parts: readonly Repeated[]): readonly Repeated[] {
  const all: Repeated[] = []
  for (const one of parts) {
    const last = all.at(-1)
    if (last && [last, one].every(isText))
      all.splice(-1, 1, { of: last.of + one.of, howMany: undefined })
    else all.push(one)
  }
  return all
}

const isText = ({ of, howMany }: Repeated): boolean =>
  howMany === undefined && !/^(?:[[(.]|\\[dswDSW])/.test(of)

function partInWords({ of, howMany }: Repeated): string | undefined {
  const kind = of.startsWith('(?:') ? choiceOf(of.slice('(?:'.length, -1)) : kindOf(of)
  if (kind === undefined) return undefined
  const [one, many] = kind
  // A text of several signs counts itself.
  if (howMany === undefined) return kind.length === 3 ? one : `one ${one}`
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}$/.exec(howMany) ?? []
  if (least === undefined) return signs[howMany]?.(one, many)
  if (comma === '') return least === '1' ? `one ${one}` : `${least} ${many}`
  return most === '' ? `${least} or more ${many}` : `${least} to ${most} ${many}`
}

/** '‘GET’ or ‘POST’' of 'GET|POST'; none where its parts are more than texts. */
function choiceOf(inner: string): readonly [string, string, 'whole'] | undefined {
  const texts = inner.split('|')
  if (!texts.every((text) => /^(?:[\w /:@&-]|\\[^\w])+$/.test(text))) return undefined
  const says = texts.map((text) => `‘${text.replace(/\\/g, '')}’`).join(' or ')
  return [says, says, 'whole']
}

const signs: Readonly<Record<string, (one: string, many: string) => string>> = {
  '+': (_, many) => `one or more ${many}`,
  '*': (_, many) => `any number ${many.startsWith('of ') ? '' : 'of '}${many}`,
  '?': (one) => `one ${one} or none`,
}
