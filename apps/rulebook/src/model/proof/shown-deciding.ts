/** What the book names as deciding a requirement, and what a sign-off of it rests on. */
import { existsSync, readFileSync } from 'node:fs'
import { figureAnchor, fileAnchor, ruleAnchor } from '../../page/anchors.ts'
import { figureInEnglish } from '../../page/in-words/code-words.ts'
import type { Chapter, DecidingRules } from '../../rulebook.ts'
import { idsNamedAlone } from '../../source/requirement-ids.ts'
import { statesBeside } from '../concerned/quotes.ts'
import { decidingRules } from './deciding-rules.ts'

type Told = Pick<Chapter, 'source' | 'proofs'> & Partial<Pick<Chapter, 'machines'>>
type Rule = DecidingRules extends ReadonlyMap<string, readonly (infer One)[]> ? One : never

/**
 * To the rules that name a requirement come the files of rules that name it alone; to a figure the
 * rules that read it; and to a requirement that nothing names, the figure that it states.
 */
export function shownDeciding(
  chapters: readonly Told[],
  deciding: DecidingRules = decidingRules(chapters),
): DecidingRules {
  const files = chapters.flatMap(({ source }) => source.rules)
  const figures = chapters.flatMap(({ source }) =>
    source.figures.flatMap(({ file, figures }) => figures.map((figure) => ({ file, ...figure }))),
  )
  const naming = Map.groupBy(
    files.flatMap(({ file, about }) =>
      idsNamedAlone(about.join(' ')).map((id) => ({
        id,
        rule: { anchor: fileAnchor(file), name: file.split('/').at(-1) ?? '', file },
      })),
    ),
    ({ id }) => id,
  )
  const readersBy = (figure: string): readonly Rule[] =>
    files.flatMap(({ file, declarations }) =>
      declarations
        .filter(({ kind, code }) => kind === 'function' || code.includes('=>'))
        .filter(({ code }) => isNamedIn(code, figure, textOf(file)))
        .map(({ name }) => ({ anchor: ruleAnchor(file, name), name, file })),
    )
  const stated = (says: string): readonly Rule[] =>
    figures
      .filter(({ name, value }) => statesBeside(value, figureInEnglish(name), says))
      .map(({ file, name }) => ({ anchor: figureAnchor(file, name), name, file }))
  const isFigure = ({ anchor }: Rule) => anchor.startsWith('figure-')
  return new Map(
    chapters.flatMap(({ proofs }) =>
      proofs.map(({ id, says }) => {
        const named = deciding.get(id) ?? stated(says)
        const isOfFiles = named.some(({ file }) => file.endsWith('.rules.ts'))
        const further = isOfFiles ? (naming.get(id) ?? []).map(({ rule }) => rule) : []
        const readers = named.filter(isFigure).flatMap(({ name }) => readersBy(name))
        const all = [...readers, ...named, ...further.filter(({ file }) => !isOf(file, named))]
        return [id, [...new Map(all.map((rule) => [rule.anchor, rule])).values()]] as const
      }),
    ),
  )
}

const isOf = (file: string, rules: readonly Rule[]): boolean =>
  rules.some((rule) => rule.file === file)

/** Does a rule itself name a figure, as 'genderCodes.male' or by the name that its file gives the field? */
function isNamedIn(code: string, figure: string, ofFile: string): boolean {
  const [constant = '', field] = figure.split('.')
  if (new RegExp(`\\b${figure.replaceAll('.', '\\.')}\\b`).test(code)) return true
  const taken = new RegExp(`^const \\{[^}]*\\b${field}\\b[^}]*\\} = ${constant}\\b`, 'm')
  return field !== undefined && new RegExp(`\\b${field}\\b`).test(code) && taken.test(ofFile)
}

const known = new Map<string, string>()

function textOf(file: string): string {
  const text = known.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
  known.set(file, text)
  return text
}
