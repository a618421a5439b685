/** What came in place of the only answer of a row, whatever form its test compares it in. */
import { englishOf } from '../../page/in-words/code-words.ts'
import { nothing, unquoted, writingsOf } from './writings.ts'

interface Leaf {
  /** Of its entry, or of the list that it stands in. */
  readonly name: string
  readonly value: string
}

interface Asked {
  /** As the table says it. */
  readonly cell: string
  /** As the test compares it. */
  readonly expected: string
  readonly received: string
  /** Does its column say yes or no alone? */
  readonly isYesOrNo: boolean
}

/** The value of what differs; what nobody can tell is given in the words of the test, and says so. */
export function resultInWords(asked: Asked): string {
  const { cell, expected, received } = asked
  if (!isStructured(expected) && !isStructured(received)) return plainResult(received)
  const [was, is] = [leavesOf(expected), leavesOf(received)]
  if (is.size === 0) return nothing
  const differing = ([path, { value }]: readonly [string, Leaf], others: typeof was) =>
    others.get(path)?.value !== value
  const lost = [...was].filter((entry) => differing(entry, is)).map(([, leaf]) => leaf)
  const come = [...is].filter((entry) => differing(entry, was)).map(([, leaf]) => leaf)
  const [one, other] = [lost[0], come[0]]
  if (asked.isYesOrNo) return otherAnswer(cell, was, is) ?? inTest(lost, come)
  if (other === undefined) return lost.length === 1 ? nothing : inTest(lost, come)
  // What was expected has come, and more.
  if (lost.length === 0 && was.size > 0) return `${cell}; besides, ${come.map(named).join(', ')}`
  return lost.length < 2 && come.length === 1
    ? inPlaceOf(cell, one, other)
    : (textsIn(come)?.join(', ') ?? inTest(lost, come))
}

/** 'order number: Please specify it'; an entry of a list has no name of its own. */
const named = ({ name, value }: Leaf): string =>
  [...(/^[a-z]/.test(name) ? [englishOf(name)] : []), unquoted(value)].join(': ')

/** A single value that came in place of another, or of nothing. */
function inPlaceOf(cell: string, lost: Leaf | undefined, come: Leaf): string {
  if (lost?.name === cell) return come.name
  const [write] = lost === undefined ? [] : writingsOf(cell, lost.value)
  return write?.(come.value) ?? plainResult(come.value, inTest(lost ? [lost] : [], [come]))
}

/** Without their quotation marks; none if one is no text. */
const textsIn = (leaves: readonly Leaf[]): readonly string[] | undefined => {
  const texts = leaves.map(({ value }) => unquoted(value))
  return texts.some((text, place) => text === leaves[place]?.value) ? undefined : texts
}

/** It tells of two values that differ. */
export const isTold = (received: string): boolean => !received.startsWith(inWordsOfTest)

const inWordsOfTest = '(in the words of its test'

const inTest = (lost: readonly Leaf[], come: readonly Leaf[]): string => {
  const [was, is] = [lost, come].map((leaves) => leaves.map(({ value }) => unquoted(value)))
  const says = `${is?.join(', ') || 'nothing'} instead of ${was?.join(', ') || 'nothing'}`
  return says.length > longest
    ? `${inWordsOfTest}, which compares several values)`
    : `${inWordsOfTest}: ${says})`
}

const longest = 200

/** A number may be in another unit than the cell; nought is the same in each. */
function plainResult(received: string, otherwise?: string): string {
  if (/^-?[\d.]+$/.test(received))
    return Number(received) === 0 ? '0' : `${received} (in the unit of its test)`
  if (/^(?:undefined|null)$/.test(received)) return nothing
  if (/^(?:true|false)$/.test(received) && otherwise !== undefined) return otherwise
  return unquoted(received) || nothing
}

/** 'no' for 'yes', where exactly the one truth that the test compares is another. */
function otherAnswer(
  cell: string,
  was: ReadonlyMap<string, Leaf>,
  is: ReadonlyMap<string, Leaf>,
): string | undefined {
  const turned = [...was].filter(([path, { value }]) => {
    const now = is.get(path)?.value
    return now !== undefined && now !== value && truths.has(value) && truths.has(now)
  })
  const [first, ...more] = turned
  const isTrue = first && truths.get(first[1].value)
  if (more.length > 0 || isTrue !== (cell === 'yes')) return undefined
  return cell === 'yes' ? 'no' : 'yes'
}

const truths: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

const isStructured = (printed: string): boolean =>
  /^(?:\w+ )?(?:[{[]\n|\{\}$|\[\]$)|^(?:undefined|null)$/.test(printed)

/** Every single value of a printed record or list, by its path. */
function leavesOf(printed: string): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  const path: { readonly name: string; readonly at: string; count: number }[] = []
  for (const line of printed.split('\n')) {
    const [, key, says = ''] = /^\s*(?:"?([^":]+)"?: )?(.+?),?$/.exec(line) ?? []
    const within = path.at(-1)
    if (/^[}\]]$/.test(says)) {
      path.pop()
      continue
    }
    const at = key ?? String(within?.count ?? '')
    const name = key ?? within?.name ?? ''
    if (within !== undefined) within.count += 1
    if (/^(?:\w+ )?[{[]$/.test(says)) path.push({ name, at, count: 0 })
    else if (!isEmpty.test(says)) {
      const place = [...path.map((one) => one.at), at].join(' ')
      leaves.set(place, { name, value: says })
    }
  }
  return leaves
}

const isEmpty = /^(?:(?:\w+ )?(?:\{\}|\[\])|undefined|null|)$/
