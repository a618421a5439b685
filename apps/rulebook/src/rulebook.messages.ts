import type { Change } from './book/changes.schema.ts'
import type { Kind } from './search/documents.ts'

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** '2026-04-06' becomes '6 April 2026'; any other text stays the same. */
function dayInWords(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

const kinds: Readonly<Record<Kind, string>> = {
  requirement: 'Requirement',
  decision: 'Decision',
  table: 'Table',
  test: 'Test',
  rule: 'Rule',
  figure: 'Figure',
  sentence: 'Sentence',
  machine: 'Machine',
  state: 'State',
  event: 'Event',
  rate: 'Rate',
}

const changeKinds: Readonly<Record<Change['kind'], string>> = {
  requirement: 'Requirements',
  decision: 'Decisions',
  table: 'Tables',
  case: 'Cases',
  rule: 'Rules',
  figure: 'Figures',
  sentence: 'Sentences',
  machine: 'Machines',
  rate: 'Rates',
}

/** Every text of the rulebook's page. */
export const rulebookMessages = {
  counted,
  dayInWords,
  title: 'Rulebook',
  titleOf: (page: string) => `${page} – Rulebook – Save`,
  skip: 'Skip to the content',
  contents: 'Contents',
  chapters: 'Chapters',
  pages: { overview: 'Overview', rates: 'Rates', proof: 'Proof', changes: 'Changes' },
  noBook: 'There is no data for this page yet.',
  howToMakeBook: 'Run npm run rulebook and open the page again.',
  notFound: 'Not found',
  whatWasNotFound: (hash: string) =>
    `Nothing in this rulebook is called “${hash}”. Look for it with the search.`,
  failures: (count: number) => counted(count, 'failure'),

  search: {
    label: 'Search the rulebook',
    placeholder: 'Search rules, numbers, sentences',
    results: 'Results',
    found: (all: number, shown: number) => {
      if (all === 0) return 'Nothing found'
      return all > shown
        ? `The first ${shown} of ${counted(all, 'result')}`
        : counted(all, 'result')
    },
    kinds,
  },

  overview: {
    made: (day: string, commit: string) => `Made on ${dayInWords(day)} from commit ${commit}.`,
    run: (day: string, passed: number, failed: number) =>
      `The last test run, on ${dayInWords(day)}: ${passed.toLocaleString('en-GB')} passed, ${failed.toLocaleString('en-GB')} failed.`,
    noRun:
      'No test run is at hand, so only the decision tables have results. Run npm test for the rest.',
    failing: 'What fails',
    nothingFails: 'Nothing failed.',
    othersFail: 'What failed in the last run belongs to no chapter.',
    unproven: 'Requirements that nothing proves',
    allProven: 'Every requirement has a passing test at its level.',
    weakest: 'The weakest proofs',
    weakestAbout: 'These requirements have the fewest passing tests.',
    ratesWrong: 'Rates that are wrong',
    ratesRight: 'Every rate has a row for today and a source checked within a year.',
    ratesEnding: 'Rates that end soon',
    noRateEnds: 'No rate ends within ninety days.',
  },

  chapter: {
    requirements: 'Requirements',
    decisions: 'Decisions',
    tables: 'Decision tables',
    rules: 'Rules',
    figures: 'Figures',
    sentences: 'Sentences',
    machines: 'Machines',
    tests: 'Other tests',
    proofs: (count: number) => (count === 0 ? 'Nothing proves it' : counted(count, 'proof')),
    level: (level: string) => `Proven at level ${level}`,
    why: 'Why',
    code: 'Code',
    carriers: { tables: 'Tables', tests: 'Tests', decisions: 'Decisions' },
    rows: (count: number) => counted(count, 'row'),
    showTests: (count: number) => `Show ${counted(count, 'test')}`,
    drawing: (name: string) => `Drawing of the machine ${name}`,
    state: 'State',
    event: 'Event',
    meaning: 'What it means',
    text: 'Text',
    name: 'Name',
  },

  table: {
    result: 'Result',
    failing: (failed: number, all: number) => `${failed} of ${counted(all, 'row')} failed`,
    wrong: (expected: string, received: string) =>
      `expected ${expected || 'nothing'}, got ${received || 'nothing'}`,
    answer: 'answer',
    download: 'Download as CSV',
  },

  tryIt: {
    summary: 'Try it',
    submit: 'Work out the answer',
    working: 'Working it out',
    answer: 'Answer',
    broken: (message: string) => `The rule stopped: ${message}`,
  },

  manyCases: {
    summary: 'Many cases',
    about: (given: readonly string[]) =>
      `The first line has the headings: ${given.join(', ')}. The columns “case” and those of the answers are optional: answers that you give are compared.`,
    pasted: 'Cases as CSV',
    file: 'Or choose a CSV file',
    submit: 'Work out the answers',
    download: 'Download the answers',
    difference: 'difference',
    outcome: (cases: number, different: number) =>
      `${counted(cases, 'case')}, ${different === 0 ? 'no difference' : counted(different, 'difference')}.`,
    more: (count: number) => `${counted(count, 'more line')} in the download.`,
    noCases: 'There is no case below the headings.',
    tooMany: (limit: number) => `Give at most ${limit.toLocaleString('en-GB')} cases at once.`,
    missing: (headings: readonly string[]) =>
      `The first line has no column ${headings.map((heading) => `“${heading}”`).join(', ')}.`,
    unreadable: (line: number, problem: string) => `Line ${line} can’t be read: ${problem}`,
  },

  rates: {
    about: 'Every rate that a calculation uses, with its source.',
    appliesTo: 'Applies to',
    figures: 'Figures',
    from: 'From',
    until: 'Until',
    source: 'Source',
    checked: 'Checked on',
    none: 'There are no rates.',
  },

  proof: {
    about: 'Each requirement with the tables and tests that carry its number.',
    requirement: 'Requirement',
    level: 'Level',
    proofs: 'Proofs',
    carriers: 'Tables and tests',
    download: 'Download the traceability matrix as CSV',
  },

  changes: {
    since: (commit: string, count: number) => `${counted(count, 'difference')} since ${commit}.`,
    none: 'This rulebook was not compared with an earlier one.',
    how: 'Run npm run rulebook -- --since <commit or tag> and open the page again.',
    kinds: changeKinds,
    marks: { added: 'added', removed: 'removed', changed: 'changed' },
  },
} as const
