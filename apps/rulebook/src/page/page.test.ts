import { describe, expect, test } from 'vitest'
import type { Row, Table } from '../model/cases/tables.ts'
import type { LastChanged } from '../model/history/last-changed.ts'
import type { RequirementProof } from '../model/proof/requirements.ts'
import { traceabilityOf } from '../model/proof/traceability.ts'
import type { DecisionRecord } from '../model/records/records.ts'
import type { Rulebook } from '../rulebook.ts'
import { changedOnNote } from './changed-on.ts'
import { pageOf } from './page.ts'

const row = (result: Row['result'], name: string): Row => ({
  anchor: `row-${name}`,
  cells: ['A-01', name, '£0.00'],
  result,
  ids: ['A-01'],
  complaints:
    result === 'failed'
      ? [{ says: 'expected £0.01 to be £0.00 <b>', expected: '0', received: '1' }]
      : [],
})

const table = (...rows: readonly Row[]): Table => ({
  anchor: 'table',
  title: 'What is saved? (A-01)',
  file: 'packages/domain/src/a/a.test.ts',
  headings: ['id', 'case', 'saved'],
  rows,
})

const record: DecisionRecord = {
  anchor: 'record-20',
  title: 'For a year',
  file: 'docs/decisions/20.md',
  why: ['**Status:** accepted.'],
  entries: [
    {
      anchor: 'record-20-1',
      says: '**For a year.** See [record 15](0015-one.md), [record 20](0020-a.md), `a.ts` and _Explain_.',
    },
  ],
  consequences: [{ anchor: 'record-20-then-1', says: 'A new year is a new row.' }],
  answers: [],
}

function bookOf(standing: RequirementProof['standing'], shown: Table): Rulebook {
  return {
    chapters: [
      {
        id: 'a',
        title: 'Saving',
        groups: ['A'],
        about: 'What is saved.',
        words: { saving: 'what is kept' },
        proofs: [
          {
            id: 'A-01',
            says: 'Of nothing, nothing is saved & kept.',
            level: 'unit',
            section: 5,
            standing,
            rows: shown.rows.map((row) => ({ table: shown, row, isOwn: true })),
            facts: [],
            elsewhere: [],
          },
        ],
        tables: [shown],
        facts: [],
        records: [record],
        restsOn: [{ ...record, anchor: 'record-1', title: 'What is kept', answers: ['OQ-001'] }],
        machines: [],
        source: {
          rules: [
            {
              file: 'packages/domain/src/a/saving.rules.ts',
              about: [],
              declarations: [
                {
                  name: 'savingOf',
                  isExported: true,
                  kind: 'const',
                  says: ['What is kept (A-01, OQ-001).'],
                  notes: [],
                  line: 3,
                  start: 0,
                  end: 27,
                  code: 'export const savingOf = 0',
                },
              ],
            },
          ],
          figures: [],
          sentences: [],
        },
      },
    ],
    asked: {},
    decisions: [
      {
        id: 'OQ-001',
        says: 'Nothing is kept of nothing.',
        why: 'There is nothing to keep (record 20).',
        file: 'docs/decisions/1.md',
      },
    ],
    records: [
      { ...record, anchor: 'record-1', title: 'What is kept', file: 'docs/decisions/1.md' },
    ],
    casesOfRates: [],
    causingFiles: new Map(),
    rates: { entries: [], today: '2026-11-22', complaints: [], changed: [] },
    release: { since: undefined, changes: [], earlier: undefined, changelog: '' },
    signOffs: new Map([
      [
        'rates',
        [
          {
            by: 'P. Roll',
            on: '2026-11-21',
            isCurrent: false,
            changed: ['the rate “A” is new: 5%'],
          },
        ],
      ],
      [
        'A-01',
        [
          {
            by: 'A. Reader',
            on: '2026-11-20',
            isCurrent: false,
            changed: ['a case that proves it'],
          },
        ],
      ],
    ]),
    signOffsWritten: '',
    versions: new Map(),
    ratesUsed: new Map(),
    comparedWith: undefined,
    latestChanges: [],
    findings: [],
    schedules: { invariants: {}, played: [], isOutdated: false, found: [], planted: [] },
    reasonsWithoutRow: {},
    commit: { hash: 'abc1234', day: '2026-11-21', isChanged: false },
    lastChanged: () => ({ day: '2026-11-22' }),
    coverage: undefined,
    mutation: undefined,
    changedFiles: [],
    troubles: [],
    wholeRunDay: undefined,
  }
}

/** What a page says, without its elements. */
const textIn = (page: string): string => page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

const written = (book: Rulebook) => pageOf(book, () => undefined, {})

describe('The page', async () => {
  const page = await written(bookOf('holds', table(row('passed', 'nothing'))))

  test('has a place for each requirement that an address can name', () => {
    expect(page).toContain('<li id="A-01" class="standing-holds"')
  })

  test('leads from the requirement to the rule and to the row', () => {
    expect(page).toContain('<a href="#rule-a-saving-savingOf">saving</a>')
    expect(page).toContain('<a href="#row-nothing">nothing</a>')
  })

  test('a file of rules has a place, whether words stand above its rules or not', () => {
    expect(page).toContain('<div class="rule-file" id="rules-a-saving">')
  })

  test('links every number that it knows', () => {
    expect(page).toContain('What is kept (<a href="#A-01">A-01</a>, <a href="#OQ-001">OQ-001</a>).')
  })

  test('writes texts as texts', () => {
    expect(page).toContain('nothing is saved &amp; kept.')
  })

  test('contains no style and no script of its own, which a strict policy would refuse', () => {
    expect(page).not.toMatch(/ style=| on[a-z]+=|<style|<script>/)
  })

  test('says who has read a rule, and that the rule has changed since', () => {
    expect(textIn(page)).toContain(
      'Read by A. Reader on 20 November 2026 – changed since A case that proves it',
    )
  })

  test('says who has read the rate book, and which rate has changed since', () => {
    expect(page).toContain('<p class="standing">0 rates, of which 0 are in force on')
    expect(textIn(page)).toContain(
      'Read by P. Roll on 21 November 2026 – changed since The rate “A” is new: 5%',
    )
    expect(page).toContain('<a href="#rates">Rate book</a> read by P. Roll')
  })

  test('a chapter without a requirement of its own says so, and no nought of nought', async () => {
    const book = bookOf('holds', table(row('passed', 'nothing')))
    const without = { ...book, chapters: book.chapters.map((one) => ({ ...one, proofs: [] })) }
    const text = await written(without)
    expect(text).toContain('no requirement of the specification: 1 row and 0 other facts')
    expect(text).toContain('Signed as a whole, at the head of the chapter')
    expect(page).not.toContain('Signed as a whole')
  })

  test('each word has a place of its own', () => {
    expect(page).toContain('<div data-find="word" id="word-a-saving"><dt>saving</dt>')
  })

  test('shows what a record decided, without the signs of its mark-up', () => {
    expect(page).toContain(
      '<li id="record-20-1" data-find="decision"><b>For a year.</b> See record 15, <a href="#record-20">record 20</a>, <code>a.ts</code> and <i>Explain</i>.',
    )
  })

  test('complains of an answer that rules and rows name and that does not exist', async () => {
    const told = 'OQ-002 is named in packages/domain/src/a/a.test.ts, and is no requirement'
    const naming = table({ ...row('passed', 'one'), cells: ['OQ-002', 'one', ''] })
    const first = async (shown: Table) => (await written(bookOf('holds', shown))).split('id="a"')[0]
    expect(await first(naming)).toContain(told)
    expect(await first(table(row('passed', 'one')))).not.toContain('do not exist')
  })

  test('shows what a record also decided, below its answers', async () => {
    const [answering] = bookOf('holds', table(row('passed', 'one'))).records
    const entries = [{ anchor: 'record-1-1', says: '**Amounts** are plain numbers.' }]
    const records = [{ ...(answering ?? record), entries }]
    const shown = await written({ ...bookOf('holds', table(row('passed', 'one'))), records })
    expect(shown).toContain(
      '<h3>Also decided</h3><ul class="decisions"><li id="record-1-1" data-find="decision"><b>Amounts</b> are plain numbers.',
    )
  })

  test('shows what follows from a record, below it and where another chapter rests on it', () => {
    expect(page).toContain(
      '<h4>What follows from it</h4><ul class="decisions"><li id="record-20-then-1" data-find="decision">A new year is a new row.',
    )
    expect(page).toContain('<h3><a href="#record-1">What is kept</a>')
    expect(page).toContain('name: <a href="#OQ-001">OQ-001</a>.')
    expect(page).toContain('What follows from it:</p><ul><li>A new year is a new row.</li>')
    expect(page).toContain('<div class="record" id="record-1"><h2>What is kept')
  })

  test('shows each record once, also one that answers nothing and belongs to no chapter', async () => {
    const other = {
      ...record,
      anchor: 'record-27',
      title: 'The oldest browsers',
      file: 'docs/decisions/27.md',
      why: ['**Status:** accepted.', 'Built for some browsers; see record 1.'],
      entries: [],
      consequences: [],
    }
    const book = bookOf('holds', table(row('passed', 'one')))
    const written27 = await written({ ...book, records: [...book.records, other] })
    expect(written27.split('id="record-27"')).toHaveLength(2)
    expect(written27).toContain(
      '<p id="record-27-why-2" data-find="record">Built for some browsers; see <a href="#record-1">record 1</a>.</p>',
    )
  })

  test('shows the reason of an answered question below it', () => {
    expect(page).toContain(
      'Nothing is kept of nothing.<p class="why"><b>Why:</b> There is nothing to keep (<a href="#record-20">record 20</a>). <small class="changed-on">last changed on 22 November 2026</small></p></li>',
    )
  })

  test('names the commit', () => {
    expect(page).toContain('<code>abc1234</code> of 21 November 2026')
  })
})

test('What changed: below the rule, that commit’s cases with another result now', async () => {
  const change = {
    file: 'packages/domain/src/a/saving.rules.ts',
    kind: 'rule',
    name: 'savingOf',
    was: 'saving = amount',
    is: 'saving = amount + 1',
  } as const
  const other = {
    file: 'packages/domain/src/a/a.test.ts',
    ids: ['A-01'],
    table: 'What is saved?',
    written: 'A-01 · two',
    given: 'A-01 · two',
    cells: [{ column: 2, heading: 'saved', expected: '£0.00', received: '£0.01' }],
    says: '',
  }
  const book = bookOf('holds', table(row('passed', 'one')))
  const page = await written({
    ...book,
    release: {
      since: { name: 'v1.0.0', hash: 'abc1234', day: '2026-11-01', is: 'named' },
      changes: [change],
      earlier: {
        others: [other],
        facts: [],
        same: 7,
        holding: [],
        rechecked: [],
        unrun: [],
        unplayed: [],
      },
      changelog: '',
    },
  })
  expect(page).toContain('7 cases with the same result, 1 with another')
  expect(page).toMatch(
    /<h2>a\/saving<\/h2>[\s\S]*1 rule<[\s\S]*1 case with another result<[\s\S]*saved: <del>£0.00<\/del> <ins>£0.01<\/ins>/,
  )
})

describe('Screens and journeys', () => {
  const counts = async (wholeRunDay: string | undefined) => {
    const page = await written({ ...bookOf('holds', table(row('passed', 'one'))), wholeRunDay })
    return ['screens', 'journeys'].map(
      (name) => new RegExp(`data-label="${name}">(.*?)<`).exec(page)?.[1],
    )
  }

  test('that nobody has counted are no good reason for a 0', async () => {
    expect(await counts(undefined)).toEqual(['–', '–'])
  })

  test('are counted by a whole run', async () => {
    expect(await counts('2026-11-21')).toEqual(['0', '0'])
  })

  test('are not counted in the table for spreadsheets, either', () => {
    const deciding = new Map()
    expect(traceabilityOf(bookOf('holds', table(row('passed', 'one'))), deciding)).toContain(
      ',–,–,',
    )
  })
})

test('The rate book promises a row for the day on which it was written, not for every day', async () => {
  const page = await written(bookOf('holds', table(row('passed', 'one'))))
  expect(page).toContain(
    'Each rate has a row for 22 November 2026, the day on which this book was written, and for every day between',
  )
  expect(page).not.toContain('No day may be without a row')
})

describe('A row that does not hold', async () => {
  const page = await written(bookOf('fails', table(row('passed', 'one'), row('failed', 'two'))))

  test('is red, and the row beside it is not', () => {
    expect(page).toContain('id="row-two" class="result-failed"')
    expect(page).toContain('id="row-one" class="result-passed"')
  })

  test('says what was expected', () => {
    expect(page).toContain('expected £0.01 to be £0.00 &lt;b&gt;')
  })

  test('names the cell, in the units of the table', () => {
    expect(page).toContain(
      '<span><span class="wrong-cell">expected <ins class="amount">£0.00</ins>, got <del class="amount">£0.01</del>',
    )
    expect(page).toContain('<p class="wrong-named">saved: expected <ins class="amount">£0.00</ins>')
  })

  test('says that the rate book is not in order, with its days in words', async () => {
    const book = bookOf('holds', table(row('passed', 'one')))
    const complaints = ['National Insurance: 7% and 8% from 2026-04-06.']
    const page = await written({ ...book, rates: { ...book.rates, complaints } })
    expect(page.split('7% and 8% from 6 April 2026.')).toHaveLength(3)
  })

  test('says of a requirement that it was reworded since its cases were written', async () => {
    const book = bookOf('holds', table(row('passed', 'one')))
    const words = { file: '', kind: 'requirement', name: 'A-01', was: '3 s', is: '5 s' } as const
    const mark = 'reworded since its cases were written'
    expect(await written(book)).not.toContain(mark)
    expect(await written({ ...book, latestChanges: [words] })).toContain(mark)
    const row5 = {
      ...words,
      ...({ kind: 'case', name: 'five' } as const),
      was: 'id: A-01 · 3',
      is: 'id: A-01 · 5',
    }
    const release = { ...book.release, changes: [words, row5] }
    expect(await written({ ...book, release })).not.toContain(mark)
    expect(await written({ ...book, release, latestChanges: [words] })).toContain(mark)
  })

  test('tells once what many rows of a table get in place of a result', async () => {
    const gone = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      ...row('failed', name),
      complaints: [{ says: 'We have no rates for this year.' }],
    }))
    const page = await written(bookOf('fails', table(...gone)))
    const [, trouble = ''] = page.split('Not everything holds')
    expect(trouble).toContain('<q>We have no rates for this year.</q>')
    expect(trouble.split('<h2>Chapters')[0]).toMatch(/5 rows<br>[^<]*<details>/)
  })

  test('says that the result as a whole differs, where no cell can be named', async () => {
    const broken = { ...row('failed', 'two'), complaints: [{ says: 'It stopped.' }] }
    const [, trouble = '', below = ''] =
      /Not everything holds([\s\S]*?)<\/div>([\s\S]*)/.exec(
        await written(bookOf('fails', table(broken))),
      ) ?? []
    expect(trouble).toContain('The result as a whole differs')
    expect(below).toMatch(
      /The result as a whole differs[^<]*<\/p><details[^>]*><summary>[^<]*<\/summary><pre>It stopped\.<\/pre>/,
    )
  })

  test('is below the rule that decides it, with the changes to it', async () => {
    const book = bookOf('fails', table(row('failed', 'two')))
    const change = {
      file: 'packages/domain/src/a/saving.rules.ts',
      kind: 'rule',
      name: 'savingOf',
      was: 'saving = amount',
      is: 'saving = amount + 1',
    } as const
    const changed = await written({ ...book, latestChanges: [change] })
    const [, group = ''] = /Not everything holds([\s\S]*?)<\/div>/.exec(changed) ?? []
    expect(group).toContain(
      '<a href="#rule-a-saving-savingOf">saving <code class="code-name">savingOf</code></a>',
    )
    expect(group).toContain('<del>saving = amount</del>')
    expect(group).toContain('saved: expected <ins>£0.00</ins>, got <del>£0.01</del>')
    expect(group).toContain('Changed since the last commit in what')
    const named = await written({ ...book, comparedWith: 'v1.0.0', latestChanges: [change] })
    expect(named).toContain('Changed since v1.0.0 in what most of these cases run')
    expect(named).not.toContain('the last commit')
  })

  test('is on the first page, above everything else', () => {
    const trouble = page.indexOf('Not everything holds')
    expect(trouble).toBeGreaterThan(0)
    expect(trouble).toBeLessThan(page.indexOf('<h2>Chapters</h2>'))
    expect(page).toContain('1 case does not hold')
  })
})

test('A requirement says which section of the specification states it, in the file for spreadsheets too', async () => {
  const book = bookOf('holds', table(row('passed', 'one')))
  expect(await pageOf(book, () => undefined, {})).toContain('section 5 of the specification')
  const [head, first] = traceabilityOf(book, new Map()).split(/\r?\n/)
  expect([head?.split(',')[2], first?.split(',')[3]]).toEqual(['section of the specification', '5'])
})

test('A reason and each entry of a record say when they last changed, also where the answer is older', async () => {
  const lastChanged: LastChanged = (kind) => ({
    day: kind === 'words of a record' ? '2026-11-26' : '2026-11-22',
  })
  const book = { ...bookOf('holds', table(row('passed', 'one'))), lastChanged }
  const page = await pageOf(book, () => undefined, {})
  const of = (id: string) => page.slice(page.indexOf(`id="${id}"`)).split('</li>')[0]
  expect(of('OQ-001')).toMatch(/22 November 2026.*<b>Why:<\/b>.*last changed on 26 November 2026/)
  expect(of('record-20-1')).toContain('last changed on 26 November 2026')
  expect(of('record-20-then-1')).toContain('last changed on 26 November 2026')
})

test('When a requirement, a rule, a sentence and a machine last changed is on the page and in the file for spreadsheets', async () => {
  const lastChanged: LastChanged = (kind) =>
    kind === 'rule' ? 'not committed' : { day: '2026-11-22' }
  const book = { ...bookOf('holds', table(row('passed', 'one'))), lastChanged }
  const page = await pageOf(book, () => undefined, {})
  const of = (id: string) => page.slice(page.indexOf(`id="${id}"`)).slice(0, 900)
  expect(of('A-01')).toContain('last changed on 22 November 2026')
  expect(of('rule-a-saving-savingOf')).toContain('changed, and not committed yet')
  expect(of('OQ-001')).toContain('last changed on 22 November 2026')
  expect(page).toContain(changedOnNote)
  const rules = new Map([['A-01', [{ anchor: 'rule-a', name: 'a', file: 'a.rules.ts' }]]])
  const byMachine = new Map([['A-01', [{ anchor: 'machine-a', name: 'a', file: 'a.machine.ts' }]]])
  const [head, first] = traceabilityOf(book, rules).split(/\r?\n/)
  expect(head).toContain(',last changed,its rules last changed,')
  expect(first).toContain(',2026-11-22,not committed,')
  expect(traceabilityOf(book, byMachine)).toContain(',2026-11-22,2026-11-22,')
  expect(traceabilityOf(book, new Map())).toContain(',2026-11-22,,')
  const ofFile = { anchor: 'rules-a-saving', name: 'saving.rules.ts' }
  const { file = '' } = book.chapters[0]?.source.rules[0] ?? {}
  const byFile = new Map([['A-01', [{ ...ofFile, file }]]])
  expect(traceabilityOf(book, byFile)).toContain(',2026-11-22,not committed,')
  const byFigure = new Map([['A-01', [{ anchor: 'figure-a', name: 'a', file: 'a.policy.ts' }]]])
  expect(traceabilityOf(book, byFigure)).toContain(',2026-11-22,2026-11-22,')
})
