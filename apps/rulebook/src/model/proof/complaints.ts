/** What makes the build of the rulebook fail, besides its tests. */
import { complaintsAboutStates } from '../../machines/unreached.ts'
import { fieldsInWords } from '../../page/in-words/requirement-words.ts'
import { complaintsAboutWords } from '../../page/in-words/worded-texts.ts'
import type { Rulebook } from '../../rulebook.ts'
import type { Table } from '../cases/tables.ts'
import { complaintsAboutNames, complaintsAboutTitles } from '../cases/untitled-tables.ts'
import { complaintsAboutGaps, readGapReasons } from '../gaps/gap-reasons.ts'
import { complaintsAboutDepartures, complaintsAboutReasons } from '../records/decisions.ts'
import { complaintsAboutSignOffs } from '../sign-off/sign-off.ts'
import { complaintsAboutRanges } from './claimed-ranges.ts'
import { complaintsAboutForeignRows } from './foreign-rows.ts'
import { readRequirements } from './requirements.ts'
import { complaintsAboutRulesWithoutWords } from './rules-without-words.ts'
import { complaintsAboutIds } from './unknown-ids.ts'
import { complaintsAboutRows, complaintsAboutUnread } from './without-rows.ts'

export const complaintsOf = (
  { chapters, decisions, reasonsWithoutRow, versions }: Omit<Rulebook, 'lastChanged'>,
  tables: readonly Table[],
): readonly string[] => [
  ...complaintsAboutRows(chapters, reasonsWithoutRow),
  ...complaintsAboutUnread(chapters),
  ...complaintsAboutRulesWithoutWords(chapters),
  ...complaintsAboutStates(chapters),
  ...complaintsAboutRanges(chapters),
  ...complaintsAboutForeignRows(chapters),
  ...complaintsAboutTitles(tables),
  ...complaintsAboutNames(
    tables,
    chapters.flatMap(({ facts }) => facts),
  ),
  ...complaintsAboutGaps(tables, readGapReasons()),
  ...complaintsAboutWords(readRequirements(), fieldsInWords),
  ...complaintsAboutReasons(decisions),
  ...complaintsAboutDepartures(decisions),
  ...complaintsAboutIds(
    chapters,
    [...readRequirements(), ...decisions].map(({ id }) => id),
  ),
  ...complaintsAboutSignOffs([...versions.keys()]),
]
