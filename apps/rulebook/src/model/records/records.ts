import { readdirSync, readFileSync } from 'node:fs'
import { idsIn } from '../../source/requirement-ids.ts'
import type { ContextSource } from '../statements/domain.ts'

/** One entry of a decision record that answers no question of the specification. */
export interface RecordEntry {
  /** 'record-20-3': the third entry of record 20; 'record-20-said-1': a paragraph; 'record-20-then-1': what follows from it. */
  readonly anchor: string
  readonly says: string
}

export interface DecisionRecord {
  /** 'record-20'. */
  readonly anchor: string
  readonly title: string
  readonly file: string
  /** The paragraphs before what was decided: how it stands, and the reason. */
  readonly why: readonly string[]
  /** The entries of its lists, and the paragraphs after them, but for the answers. */
  readonly entries: readonly RecordEntry[]
  readonly consequences: readonly RecordEntry[]
  /** The questions of the specification that it answers. */
  readonly answers: readonly string[]
}

const folder = 'docs/decisions'

/** The records with these names, such as '0020-the-payslip'. */
export const readRecords = (names: readonly string[]): readonly DecisionRecord[] =>
  names.map((name) => {
    const file = `${folder}/${name}.md`
    return recordIn(readFileSync(file, 'utf8'), file)
  })

export const readAllRecords = (): readonly DecisionRecord[] =>
  readRecords(
    readdirSync(folder)
      .filter((file) => /^\d.*\.md$/.test(file))
      .sort()
      .map((file) => file.replace('.md', '')),
  )

/** The records with an answer that a rule or a figure of a context names. */
export function restingOn(
  { rules, figures }: Pick<ContextSource, 'rules' | 'figures'>,
  records: readonly DecisionRecord[],
): readonly DecisionRecord[] {
  const said = [
    ...rules.flatMap(({ about, declarations }) => [
      ...about,
      ...declarations.flatMap(({ says, notes }) => [...says, ...notes.map(({ says }) => says)]),
    ]),
    ...figures.flatMap(({ figures }) => figures.map(({ says }) => says)),
  ]
  const named = new Set(idsIn(said.join(' ')))
  return records.flatMap((record) => {
    const answers = record.answers.filter((id) => named.has(id))
    return answers.length === 0 ? [] : [{ ...record, answers }]
  })
}

export function recordIn(text: string, file: string): DecisionRecord {
  const [, number = '', title = ''] = /^# (\d+)\. (.*)$/m.exec(text) ?? []
  const anchor = `record-${number}`
  const [decided = '', follows = ''] = text.split(/^(?:\*\*|## )Consequences\.?(?:\*\*)?/m)
  const numbered = (texts: readonly string[], before: string) =>
    texts.map((says, index) => ({ anchor: `${anchor}-${before}${index + 1}`, says }))
  const listed = itemsIn(decided)
  const parts = partsIn(decided)
  const further = (textsIn: (text: string) => readonly string[]) =>
    parts.flatMap(({ heading, text }) =>
      textsIn(text)
        .filter((said) => !isAnswer(said))
        .map((said) => (said.startsWith('**') ? said : `${heading}${said}`)),
    )
  return {
    anchor,
    title,
    file,
    why: proseIn((decided.split(/^(?:- |## )/m)[0] ?? '').replace(/^# .*$/m, '')),
    entries: [...numbered(further(itemsIn), ''), ...numbered(further(paragraphsIn), 'said-')],
    consequences: numbered(/^- /m.test(follows) ? itemsIn(follows) : proseIn(follows), 'then-'),
    answers: [...new Set(listed.filter(isAnswer).flatMap((item) => idsIn(item).slice(0, 1)))],
  }
}

/** What stands below each heading, with the heading as it stands before an entry; first what stands below none. */
const partsIn = (decided: string): readonly { readonly heading: string; readonly text: string }[] =>
  decided
    .split(/^(?=## )/m)
    .map((part) => ({ part, title: /^## (.*)$/m.exec(part)?.[1] }))
    .map(({ part, title }) =>
      title === undefined
        ? { heading: '', text: part.replace(/^[\s\S]*?(?=^- |$(?![\s\S]))/m, '') }
        : { heading: `**${title}.** `, text: part.replace(/^## .*$/m, '') },
    )

/** Its paragraphs beside the lists. */
const paragraphsIn = (text: string): readonly string[] =>
  proseIn(text).filter((paragraph) => !paragraph.startsWith('- '))

/** An entry that answers a question stands with the questions. */
const isAnswer = (item: string): boolean => /^\*\*OQ-\d/.test(item)

const itemsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^- ([\s\S]*?)(?=\n- |\n\n|\n#|$(?![\s\S]))/gm)].map(([, says = '']) =>
    onOneLine(says),
  )

/** Its paragraphs, without tables and without the line that leads to one. */
const proseIn = (text: string): readonly string[] =>
  text
    .split(/\n{2,}/)
    .map(onOneLine)
    .filter((part) => part !== '' && !/^\||:$|^\*\*Deci(?:ded|sion)\*\*$/.test(part))

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
