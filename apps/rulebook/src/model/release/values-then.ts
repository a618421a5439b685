/** Times of a machine, and figures and sentences in rules, that are written as names: what they come to before and after. */
import { figureInEnglish } from '../../page/in-words/code-words.ts'
import { codeIn } from '../../source/declarations.ts'
import { differenceInWords } from '../../source/differences/formula-difference.ts'
import { duration } from '../../source/figures.ts'
import type { English } from '../../source/in-words/formula-in-words.ts'
import type { Change } from '../changes/changes.ts'
import { ruleWritten } from '../changes/rule-words.ts'
import { numberIn } from '../statements/in-words.ts'
import { englishWith, type TextOf, valueNamed } from '../statements/named-values.ts'

/** '5 s (5000 ms)' and '4 s (4000 ms)' beside `freshMs` and `beatMs`. */
export const withValues = (
  changes: readonly Change[],
  then: TextOf,
  now: TextOf,
): readonly Change[] =>
  changes.map((change) => {
    const { file, movedFrom = file, was, is, isRenamed } = change
    if (was === undefined || is === undefined || isRenamed) return change
    const [before, after] = [stateOf(movedFrom, then), stateOf(file, now)]
    const inWords = isTime(change)
      ? differentPair(timeIn(was, before), timeIn(is, after))
      : (formulaChanged(change, before, after) ?? numbersOfAnswers(change, before, after))
    return inWords === undefined ? change : { ...change, inWords }
  })

interface State {
  readonly file: string
  readonly textOf: TextOf
  readonly english: English
}

const stateOf = (file: string, textOf: TextOf): State => ({
  file,
  textOf,
  english: englishWith(file, textOf),
})

const isTime = ({ kind, name }: Change): boolean =>
  kind === 'machine' && /^(?:delays\.\w+|actions\.\w+\.delay)$/.test(name)

/** Of a rule, or of a condition of a machine. */
function formulaChanged({ kind, name, was = '', is = '' }: Change, then: State, now: State) {
  const rule = kind === 'rule' ? ruleWritten(name) : undefined
  if (rule === undefined && !(kind === 'machine' && name.startsWith('guards.'))) return undefined
  const code = ({ file, textOf }: State, written: string) =>
    rule === undefined ? written : codeIn(textOf(file) ?? '', rule)
  return differenceInWords(code(then, was), code(now, is), then.english, now.english)
}

/** '201 (created)' of `created`, where the server's numbers have names. */
function numbersOfAnswers({ kind, was = '', is = '', inWords }: Change, then: State, now: State) {
  const isNamed = /[a-z]/.test(was + is)
  if (kind !== 'call or field' || inWords !== undefined || !isNamed) return undefined
  return differentPair(numbersIn(was, then), numbersIn(is, now))
}

/** Of a name by itself, and of a list; none for anything else, and for names of anything else. */
function numbersIn(code: string, { file, textOf, english }: State): string | undefined {
  const [, list, one] = /^(?:\[([\w\s,]*)\]|(\w+))$/.exec(code) ?? []
  const items = (list ?? one ?? '').split(',').map((item) => item.trim())
  const isNumber = (item: string) =>
    /^\d*$/.test(item) || /^\d+$/.test(valueNamed(item, file, textOf)?.code ?? '')
  return code !== '' && (list ?? one) !== undefined && items.every(isNumber)
    ? items.map((item) => item.replace(/^[a-z]\w*$/, english)).join(', ') || 'none'
    : undefined
}

const differentPair = (was: string | undefined, is: string | undefined) =>
  was === undefined || is === undefined || was === is ? undefined : { was, is }

/** With the words of a figure that stands alone; none for what is more than a product of figures. */
function timeIn(code: string, { file, textOf }: State): string | undefined {
  const filled = code.replace(
    /[a-z]\w*(?:\.\w+)*/gi,
    (name) => valueNamed(name, file, textOf)?.code ?? name,
  )
  const ms = numberIn(filled)
  if (ms === undefined) return undefined
  const figure = valueNamed(code, file, textOf)
  return figure === undefined ? duration(ms) : `${duration(ms)}: ${figureInEnglish(figure.name)}`
}
