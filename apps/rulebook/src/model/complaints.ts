/** What makes the build of the rulebook fail, besides its tests. */
import { complaintsAboutStates } from '../machines/unreached.ts'
import { fieldsInWords } from '../page/requirement-words.ts'
import { complaintsAboutWords } from '../page/worded-texts.ts'
import type { Rulebook } from '../rulebook.ts'
import { complaintsAboutRanges } from './claimed-ranges.ts'
import { complaintsAboutDepartures, complaintsAboutReasons } from './decisions.ts'
import { complaintsAboutGaps, readGapReasons } from './gap-reasons.ts'
import { readRequirements } from './requirements.ts'
import { complaintsAboutRulesWithoutWords } from './rules-without-words.ts'
import { complaintsAboutSignOffs } from './sign-off.ts'
import type { Table } from './tables.ts'
import { complaintsAboutIds } from './unknown-ids.ts'
import { complaintsAboutTitles } from './untitled-tables.ts'
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
  ...complaintsAboutTitles(tables),
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
