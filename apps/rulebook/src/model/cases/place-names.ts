/**
 * What tables, rows and facts are called in addresses: by what they say, never by where they stand, so that a link which
 * someone has written down leads to the same case for as long as the case is called so.
 */
import { readChapterTexts } from '../../chapters/chapters.ts'
import { marked, namesBelow, shortNameOf } from './address-words.ts'

interface Cells {
  readonly headings: readonly string[]
  readonly answers?: readonly string[] | undefined
  readonly rows: readonly (readonly string[])[]
}

/** The name of a row needs room after it. */
const longestTitle = 40

/**
 * 'payslip/how-much-is-free-of-tax': its chapter and its question, without the requirements and sections in brackets. If there is more to
 * its title, it ends in a mark of the whole of it: under another title it may be about another year.
 */
export function tableName(file: string, title: string): string {
  const whole = title.replace(idsInBrackets, '').replace(/\?\s*$/, '')
  const [question = ''] = whole.replace(/\s*\([^)]*\)/g, '').split('?')
  return `${chapterOf(file)}/${question === whole ? shortNameOf(whole, longestTitle) : marked(question, longestTitle, whole)}`
}

const idsInBrackets = /\s*\((?:(?:[A-Z]+-\d{2,3}|section \d+)\b(?:, | to | and )?)+\)/g

/**
 * 'payslip/how-much-is-free-of-tax/100000' for each row: its case or, without one, what is given. Rows with one case are told
 * apart by what is given.
 */
export function rowNames(
  table: string,
  { headings, answers = [], rows }: Cells,
): readonly string[] {
  const all = [...headings.keys()].filter((column) => headings[column] !== 'id')
  const given = all.filter((column) => !answers.includes(headings[column] ?? ''))
  const wordsIn = (columns: readonly number[]) =>
    rows.map((cells) => columns.map((column) => cells[column] || 'none').join(' '))
  const cases = headings.indexOf('case')
  if (cases === -1) {
    const leading = all.map((_, place) => all.slice(0, place + 1))
    const telling = [given, ...leading].map(wordsIn).find(areApart)
    return namesBelow(table, telling ?? wordsIn(all))
  }
  const further = wordsIn([cases, ...given.filter((column) => column !== cases)])
  return namesBelow(
    table,
    wordsIn([cases]).map((name, row, names) =>
      names.indexOf(name) === names.lastIndexOf(name) ? name : (further[row] ?? name),
    ),
  )
}

const areApart = (names: readonly string[]): boolean => new Set(names).size === names.length

/** For each test that reads no row: below its group its title, without the requirements that it begins with. */
export function factNames(
  file: string,
  tests: readonly { readonly titles: readonly string[] }[],
): readonly string[] {
  const facts = tests.map(({ titles }, at) => ({
    at,
    group: titles.at(-2),
    says: (titles.at(-1) ?? '').replace(startingIds, ''),
  }))
  const named = [...Map.groupBy(facts, ({ group }) => group)].flatMap(([group, beside]) => {
    const place = group === undefined ? chapterOf(file) : tableName(file, group)
    const names = namesBelow(
      place,
      beside.map(({ says }) => says),
    )
    return beside.map(({ at }, place) => [at, names[place] ?? ''] as const)
  })
  const byPlace = new Map(named)
  return tests.map((_, at) => byPlace.get(at) ?? '')
}

const startingIds = /^(?:[A-Z]+-\d{2,3}\b(?:,|\/| to| and)?\s*)+/

/** 'payslip' for 'packages/domain/src/payslip/bands.test.ts': the folder, or the chapter that shows it. */
function chapterOf(file: string): string {
  const [, folder = 'book'] = /^(?:packages|apps)\/[^/]+\/src\/([^/]+)\//.exec(file) ?? []
  return chapterByFolder().get(folder) ?? folder
}

let known: ReadonlyMap<string, string> | undefined

function chapterByFolder(): ReadonlyMap<string, string> {
  known ??= new Map(
    readChapterTexts().flatMap(({ id, context, adapter }) =>
      [context, adapter].flatMap((folder) => (folder === undefined ? [] : [[folder, id] as const])),
    ),
  )
  return known
}
