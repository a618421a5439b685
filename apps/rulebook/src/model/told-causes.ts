/** The rules and machines that explain failing cases, as the page names them. */
import { basename } from 'node:path'
import { fileAnchor, ruleAnchor } from '../page/anchors.ts'
import type { Rulebook } from '../rulebook.ts'
import { causesOf, type RanCase } from './causes.ts'
import type { Change } from './changes.ts'

export interface RuleName {
  readonly anchor: string
  readonly name: string
}

type NamedRule = RuleName & { readonly file: string }

/** The rules and machines that explain the failures; first among what has changed since the last commit. */
export function toldCauses<Case extends RanCase>(
  failing: readonly Case[],
  { chapters, uncommitted }: Pick<Rulebook, 'chapters' | 'uncommitted'>,
) {
  const all = chapters.flatMap(({ tables, facts }) => [
    ...tables.flatMap(({ rows }) => rows),
    ...facts,
  ])
  const isChanged = (name: string) => {
    const [file, own = ''] = name.split('#')
    return uncommitted.some(
      (change) =>
        change.file === file &&
        (isAbout(change, own) || (change.kind === 'machine' && change.name.endsWith(`.${own}`))),
    )
  }
  const changed = causesOf(failing, all, isChanged)
  const isExplained = new Set(changed.flatMap(({ cases }) => cases))
  const rest = failing.filter((failed) => !isExplained.has(failed))
  const found = [...changed, ...causesOf(rest, all)].map(({ name, alike, cases }) => ({
    rule: placeOf(name, chapters),
    isTold: true,
    alike: alike.map((one) => placeOf(one, chapters)),
    cases,
  }))
  return [...Map.groupBy(found, ({ rule }) => `${rule.file} ${rule.name}`).values()].flatMap(
    ([first, ...more]) =>
      first === undefined
        ? []
        : [{ ...first, cases: [first, ...more].flatMap(({ cases }) => cases) }],
  )
}

/** Where the page tells it: a rule, or the machine that has it. */
function placeOf(ran: string, chapters: Rulebook['chapters']): NamedRule {
  const [file = '', name = ''] = ran.split('#')
  const machine = chapters.flatMap(({ machines }) => machines).find((one) => one.file === file)
  if (machine !== undefined) return { anchor: `machine-${machine.name}`, name: machine.name, file }
  const rules = chapters.flatMap(({ source }) => source.rules).find((one) => one.file === file)
  const isTold = rules?.declarations.some((declaration) => declaration.name === name)
  return isTold
    ? { anchor: ruleAnchor(file, name), name, file }
    : { anchor: fileAnchor(file), name: `${name} (${basename(file)})`, file }
}

export const isAbout = ({ name }: Change, rule: string): boolean =>
  name === rule || name === `${rule}, as it is written`
