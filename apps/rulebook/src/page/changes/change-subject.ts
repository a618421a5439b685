/** Below which heading of "What changed" an analyst looks for a change. */
import { type ChapterText, readChapterTexts } from '../../chapters/chapters.ts'
import { type Change, subjectOf } from '../../model/changes/changes.ts'
import { isPolicy } from '../../model/statements/kinds.ts'
import { isToConfirm, withoutConfirm } from '../../model/statements/record-statements.ts'
import { withoutSection } from '../../model/statements/requirement-statements.ts'
import { groupOf } from '../../requirements/catalogue.ts'
import type { DecidingRules } from '../../rulebook.ts'

/**
 * A requirement or an answered question belongs to the rule that names it, or else to its chapter; a
 * record and a chapter's word to their chapter; how people search stands by itself, and so do reasons
 * of answers that had none; the rest belongs to its file.
 */
export function subjectOfChange(change: Change, deciding: DecidingRules): string {
  const { kind, name, partOf, file } = change
  if (settingOfHost.test(name)) return 'What the employer’s host says'
  if (kind === 'search wording') return 'How people search for it'
  const isNewReason = kind === 'reason of an answer' && change.was === undefined && change.isOfKept
  if (isNewReason && !isToConfirm(name)) return 'Reasons that are new'
  const isAsked = ['requirement', 'answered question', 'reason of an answer'].includes(kind)
  const [rule] = isAsked ? (deciding.get(withoutConfirm(withoutSection(name))) ?? []) : []
  if (rule !== undefined) return subjectOf(rule.file)
  const chapter = readChapterTexts().find((text) => isOf(change, text))
  return chapter === undefined ? subjectOf(partOf ?? file) : subjectOfChapter(chapter)
}

/** What the host says beside its rates, in page-configuration.policy.ts. */
export const settingOfHost = /^configurationOn\./

function isOf({ kind, name, file }: Change, { id, groups, records = [] }: ChapterText): boolean {
  if (kind === 'requirement') return groups.includes(groupOf(withoutSection(name)))
  if (kind === 'word' && !isPolicy(file))
    return file.endsWith('/chapters.yaml') && name.startsWith(`${id}: `)
  return records.some((record) => file === `docs/decisions/${record}.md`)
}

const subjectOfChapter = ({ context, adapter, title }: ChapterText): string => {
  const folder = context ?? adapter
  return folder === undefined ? title : `${folder}/${folder}`
}

/** 'Payslip before and after: warnings' of 'payslip/warnings'. */
export function subjectInWords(subject: string): string {
  const [, number, title = ''] = /^(\d{4})-(.+)$/.exec(subject) ?? []
  if (number !== undefined) return `Record ${Number(number)}: ${title.replaceAll('-', ' ')}`
  if (subject.startsWith('words of the book: ')) return subject.replaceAll('-', ' ')
  const [folder = '', ...rest] = subject.split('/')
  const chapter = readChapterTexts().find(({ context, adapter, controls }) =>
    [context, adapter, controls].includes(folder),
  )
  // Of no chapter: 'routing/screens'.
  if (chapter === undefined && rest.join() === 'screens')
    return `Screens: ${folder.replaceAll('-', ' ')}`
  const about = [...new Set(rest)].join(', ').replaceAll('-', ' ')
  if (chapter === undefined || about === '') return subject.replace(/^the /, 'The ')
  return about === folder ? chapter.title : `${chapter.title}: ${about}`
}
