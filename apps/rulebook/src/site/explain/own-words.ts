/** Sentences in which the value comes before its name, and figures without anything between them. */

interface Rewritten {
  readonly said: RegExp
  readonly written: string
}

const rewritten: readonly Rewritten[] = [
  { said: /^(?:has )?with(?:drew|drawn) (\S+) today$/i, written: 'withdrawn today $1' },
  { said: /^(\d+)(?: times?| withdrawals?)? (?:a|per) day$/i, written: 'times a day $1' },
  { said: /^once (?:a|per) day$/i, written: 'times a day 1' },
  { said: /^twice (?:a|per) day$/i, written: 'times a day 2' },
  { said: /^no (bank transfers?|savings withdrawals?|withdrawals?)$/i, written: '$1 no' },
  { said: /^(\d+) offers?$/i, written: 'number of offers $1' },
  { said: /^(?:offer )?disabled$/i, written: 'offer enabled no' },
  { said: /^(?:offer )?enabled$/i, written: 'offer enabled yes' },
]

/** 'withdrew £100 today' is 'withdrawn today £100'. */
export const nameFirst = (part: string): string =>
  rewritten.reduce((told, { said, written }) => told.replace(said, written), part)

const figure = String.raw`£?\d(?:[\d,]*\d)?(?:\.\d+)?`
const fromTo = new RegExp(
  String.raw`\b(?:range|between|from)(?: of| from| is)?:? (${figure}) ?(?:to|and|-|–) ?(${figure})`,
  'gi',
)

/** 'range £5 to £250' are two figures. */
export const bothEnds = (text: string): string => text.replace(fromTo, 'range from $1; range to $2')

/** After a figure another name begins, or a further amount: 'balance £5 and minimum £10', '£10 and £25'. */
export function apartAt(names: readonly string[], part: string): readonly string[] {
  const name = names
    .toSorted((a, b) => b.length - a.length)
    .map((one) => one.replace(/[^\w\s-]/g, '\\$&'))
    .join('|')
  return part.split(
    new RegExp(
      String.raw`(?<=[\d%pk])(?: and | & | with )(?=£\d)|(?<=[\d%]) (?:and |& |with )?(?=(?:${name})[ :=])`,
      'i',
    ),
  )
}
