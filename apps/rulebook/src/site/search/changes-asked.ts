/** Questions about what has changed lately: the page of changes answers them, and its groups about what is named. */
import { areaOf } from './areas.ts'
import type { Findable, SearchIndex } from './search-index.ts'
import { plain } from './stems.ts'
import { alike, askedTermsOf } from './wordings.ts'

/** A year or a tax year asks for figures of then. */
const asksForFigures = /\b(?:tax years?|april|20\d\d)\b/

const asksForChanges: readonly RegExp[] = [
  /^(?:and |so )?what(?:'s| is| has| have| was| were| all)? ?(?:been )?(?:changed|new|different)\b/,
  /^(?:and |so )?(?:what|which)(?: \w+){0,3} (?:have |has |was |were )?(?:been )?changed\b/,
  /^(?:and |so )?what(?: \w+)? changes?\b(?! (?:when|if|after)\b)/,
  /\b(?:any|recent|latest|last|all|list of|show)(?: the)?(?: \w+)? changes\b/,
  /^(?:did|has|have|is|are|was|were)(?: there)? (?:any|some)(?:thing|one)?\b.*\b(?:changed?|changes|new)\b/,
  /^changes? (?:to|in|of|for|on|since|about)\b/,
  /^(?:\w+ ){1,2}changes$/,
]

const isAskedFor = (question: string): boolean =>
  asksForChanges.some((pattern) => pattern.test(question)) && !asksForFigures.test(question)

/** Words of such a question beside what it is about. */
const itsWords = new Set(
  askedTermsOf(
    'what which changed changes change changing new different any anything something recent recently latest last lately list show yesterday today week month day days since rule rules done updated been figure figures rate rates sentence sentences machine machines case cases decision decisions requirement requirements answer answers question questions two three four five six seven',
  ),
)

/** The groups about what is named, then the page itself; none for any other question. */
export function changesAskedFor<Thing extends Findable>(
  typed: string,
  { changes, things }: Pick<SearchIndex<Thing>, 'changes' | 'things'>,
): readonly Thing[] {
  const question = plain(typed)
    .replace(/[?!.]+$/, '')
    .trim()
  if (!isAskedFor(question)) return []
  const about = askedTermsOf(question).filter((term) => !itsWords.has(term))
  const { chapters } = areaOf(question)
  const groups = changes
    .map((thing) => {
      const title = askedTermsOf(thing.title)
      const said = about.filter((term) => title.some((other) => alike(term, other) > 0)).length
      const isOfChapter = thing.chapter !== undefined && chapters.has(thing.chapter)
      return { thing, worth: 2 * said + Number(isOfChapter) }
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
  const page = things.flatMap(({ thing }) => (thing.id === 'changes' ? [thing] : []))
  return [...groups.slice(0, most).map(({ thing }) => thing), ...page]
}

const most = 5
