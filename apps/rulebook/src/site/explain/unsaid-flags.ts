/** A person who writes figures down may not speak of a member's flags: what depends on them is not known. */
import type { Explanation } from './explanation.ts'
import { inWords } from './field-names.ts'

type Explain = (json: unknown) => readonly Explanation[] | undefined

/** What is shown if the flags are on, and what otherwise, where it makes a difference. */
export function explainedUnsaid(
  json: unknown,
  unsaid: readonly string[],
  explain: Explain,
): readonly Explanation[] | undefined {
  const withFlags = (isOn: (flag: string) => boolean) =>
    explain({ ...Object(json), ...Object.fromEntries(unsaid.map((flag) => [flag, isOn(flag)])) })
  if (unsaid.length === 0) return explain(json)
  const on = withFlags(() => true)
  const off = withFlags(() => false)
  if (on === undefined || off === undefined) return undefined
  const withoutOne = unsaid.map((flag) => ({
    flag,
    found: withFlags((other) => other !== flag) ?? [],
  }))
  return on.map((shown) => {
    const flags = withoutOne
      .filter(({ found }) => namedIn(found, shown)?.shows !== shown.shows)
      .map(({ flag }) => flag)
    return flags.length === 0 ? shown : eitherWay(shown, namedIn(off, shown), flags)
  })
}

const namedIn = (found: readonly Explanation[], { what }: Explanation): Explanation | undefined =>
  found.find((one) => one.what === what)

function eitherWay(
  on: Explanation,
  off: Explanation | undefined,
  flags: readonly string[],
): Explanation {
  const names = listed.format(flags.map((flag) => inWords(flag)))
  const isAre = flags.length === 1 ? 'is' : 'are'
  return {
    ...on,
    shows: `not known: ${eitherShown(on.shows, off?.shows, `${names} ${isAre} on`)}`,
    because: [
      `Not said: ${names}`,
      // What is said of a flag is what we have tried.
      ...on.because.filter((step) => !/yes$/.test(step) || off?.because.includes(step)),
    ],
    ids: [...new Set([...on.ids, ...(off?.ids ?? [])])],
  }
}

/** A condition of its own, or a sentence, stands after that of the flags. */
function eitherShown(on: string, off: string | undefined, condition: string): string {
  const isAfter = isSentence(on) || / if /.test(on)
  const shown = isAfter ? `if ${condition}: ${quoted(on)}` : `${on} if ${condition}`
  return off === undefined ? shown : `${shown}${isAfter ? ';' : ','} otherwise ${quoted(off)}`
}

/** Sentences of the screens are marked as such. */
const quoted = (shows: string): string => (isSentence(shows) ? `“${shows}”` : shows)

const isSentence = (shows: string): boolean => /[.!?]$/.test(shows)

const listed = new Intl.ListFormat('en-GB')
