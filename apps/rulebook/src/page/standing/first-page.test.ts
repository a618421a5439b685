import { describe, expect, test } from 'vitest'
import type { Change } from '../../model/changes/changes.ts'
import { keptFor } from '../../model/changes/kept-for.examples.ts'
import type { Base } from '../../model/history/base.ts'
import type { Release, Rulebook } from '../../rulebook.ts'
import { changedFiguresPart } from '../changes/changed-figures-part.ts'
import { changesPart } from '../changes/changes-part.ts'
import { ratesPart } from '../rates-part.ts'
import { linkingTo } from '../words.ts'
import { troublePart } from './failures-part.ts'
import { overviewPart } from './overview-part.ts'

const since: Base = { name: 'abc1234', hash: 'abc1234', day: '2026-11-01', is: 'a week old' }
const release: Release = { since, changes: [keptFor], earlier: undefined, changelog: '' }
const link = linkingTo(new Set(['OQ-134']))
const rates = { entries: [], today: '2026-11-22', complaints: [], changed: [] }

/** Only what these parts of the page are made from. */
const book = {
  chapters: [],
  records: [],
  decisions: [
    { id: 'OQ-134', says: 'What is typed is kept for 15 minutes.', file: 'docs/decisions/1.md' },
  ],
  release,
  rates,
  latestChanges: [],
  changedFiles: [],
  troubles: [],
} as unknown as Rulebook

describe('A figure that has changed stands on the first page', () => {
  test('with what still states the old one', () => {
    const part = String(changedFiguresPart(book, link))
    expect(part).toContain('Changed since 1 November 2026')
    expect(part).toContain('how long typed text is kept')
    expect(part).toContain('<del>15 minutes (900000 ms)</del>')
    expect(part).toMatch(
      /This still states 15 minutes:<ul><li><a href="#OQ-134">OQ-134<\/a>: “[^”]*15 minutes[^”]*”<\/li><\/ul>/,
    )
  })

  test('with several places of one name told apart', () => {
    const says = 'What is typed is kept for 15 minutes.'
    const entries = ['r-1', 'r-2'].map((anchor) => ({ anchor, says }))
    const records = [{ title: 'One ledger', entries, consequences: [] }]
    const part = String(changedFiguresPart({ ...book, records } as unknown as Rulebook, link))
    expect(part).toContain('>One ledger, place 1</a>')
    expect(part).toContain('>One ledger, place 2</a>')
    expect(part).toContain('>OQ-134</a>')
  })

  test('with what it is, where the code says so', () => {
    const { file, name } = keptFor
    const figure = { name, value: keptFor.is, says: 'How long a draft is kept.' }
    const source = { rules: [], sentences: [], figures: [{ file, figures: [figure] }] }
    const chapter = {
      ...{ id: 'session', title: 'Session', proofs: [], tables: [], facts: [] },
      source,
    }
    const within = { ...book, chapters: [chapter] } as unknown as Rulebook
    expect(String(changedFiguresPart(within, link))).toContain(
      'What it is: How long a draft is kept.',
    )
    expect(String(changedFiguresPart(book, link))).not.toContain('What it is')
  })

  test('and of the earlier cases only those that run a rule which reads it are spoken of', () => {
    const other = {
      file: 'packages/domain/src/kernel/text/text.test.ts',
      ran: ['slug.rules.ts#slugOf'],
    }
    const change = {
      ...keptFor,
      file: 'packages/domain/src/benefits/benefits.policy.ts',
      name: 'benefitsPolicy.mostGivenUp',
    }
    const earlier = { others: [other], facts: [] } as unknown as NonNullable<Release['earlier']>
    const part = changedFiguresPart(
      { ...book, release: { ...release, changes: [change], earlier } },
      link,
    )
    expect(String(part)).toContain(
      'no case of the earlier state that runs such a rule has another result',
    )
  })

  test('and nothing stands there if nothing has changed', () => {
    const without = { ...book, release: { ...release, changes: [] } }
    expect(String(changedFiguresPart(without, link))).toBe('')
  })
})

describe('The search finds the first page', () => {
  const found =
    /id="overview"[^>]*data-find="page" data-says="The first page: does everything hold today\? Which cases fail/

  test('when everything holds', () => {
    const page = String(overviewPart(book, new Map(), link))
    expect(page).not.toContain('Not everything holds')
    expect(page).toMatch(found)
  })

  test('when something does not', () => {
    const failing = { ...book, troubles: [{ file: 'a.test.ts', complaint: 'no such file' }] }
    const page = String(overviewPart(failing, new Map(), link))
    expect(page).toContain('Not everything holds')
    expect(page).toMatch(found)
  })
})

describe('A rate that was changed though it has been in force', () => {
  const changed = ['Income tax, Scotland: it was 22%; now it is 21%.']

  test('is named on the first page and in the rate book', () => {
    const trouble = troublePart({ ...book, rates: { ...rates, changed } }, new Map(), link)
    expect(String(trouble)).toContain('now it is 21%.')
    expect(String(ratesPart({ ...rates, changed }, [], since))).toContain('now it is 21%.')
  })

  test('is looked for, and none is found', () => {
    expect(String(ratesPart(rates, [], since))).toContain('would be named here, and none is')
    expect(String(troublePart(book, new Map(), link))).toBe('')
  })
})

test('What changed says which two states it compares', () => {
  const commit = { hash: 'def5678', day: '2026-11-22', isChanged: false }
  const page = String(changesPart(release, new Map(), link, commit))
  expect(page).toContain('<h1>What changed</h1>')
  expect(page).toMatch(
    /the state of 1 November 2026 \(commit <code>abc1234<\/code>, the last one that is at least a week older than the newest commit/,
  )
  expect(page).toContain('that of 22 November 2026 (commit <code>def5678</code>)')
  expect(page).not.toContain('changelog')
})

describe('Failing cases', () => {
  const reader = 'packages/domain/src/payslip/income-tax.rules.ts#taxByBand'
  const rate: Change = {
    ...keptFor,
    file: 'packages/domain/src/payslip/rate-book.policy.ts',
    name: 'rateBook personalAllowance.amount',
    was: '£12,570.00',
    is: '£12,571.00',
  }
  const row = {
    cells: ['a'],
    result: 'failed',
    ids: [],
    anchor: 'r',
    complaints: [],
    ran: [reader],
  }
  const table = { anchor: 't', title: 'T', file: 'a/a.test.ts', headings: ['case'], rows: [row] }
  const failing = (readers: readonly string[], titles: readonly string[] = ['Payslip']) =>
    String(
      troublePart(
        {
          ...book,
          chapters: titles.map((title, place) => ({
            title,
            tables: [
              { ...table, rows: [{ ...row, ran: [reader, 'b#b'].slice(place, place + 1) }] },
            ],
            facts: [],
            machines: [],
            source: { rules: [], figures: [], sentences: [] },
          })),
          latestChanges: [rate],
          changedFiles: [rate.file],
        } as unknown as Rulebook,
        new Map(),
        link,
        () => new Set(readers),
      ),
    )

  test('are headed by the changed rate, and then by the rule that reads it', () => {
    expect(failing([reader])).toMatch(
      /<h3 id="cause-1">Changed: personal allowance: amount <code[^>]*>rateBook personalAllowance.amount<\/code>; read by <a/,
    )
  })

  test('are listed by their causes above all of them, if there are several', () => {
    const several = failing([reader], ['Payslip', 'Portal'])
    expect(several).toContain('2 cases fail, for 2 likely causes:')
    for (const place of [1, 2])
      expect(several.indexOf(`href="#cause-${place}"`)).toBeLessThan(
        several.indexOf('<h3 id="cause-1"'),
      )
    expect(several).toContain('<h3 id="cause-2"')
    expect(failing([reader])).not.toContain('likely causes')
  })

  test.each([
    [8, 8, 0],
    [9, 5, 4],
  ])('%i of one cause: %i are seen at once, %i on request', (count, seen, folded) => {
    const wrong = Array.from({ length: count }, (_, place) => ({
      ...row,
      anchor: `r${place}`,
      cells: [`a${place}`],
      complaints: ['expected 1 to be 2'],
    }))
    const chapter = {
      title: 'Payslip',
      tables: wrong.map((one, place) => ({ ...table, title: `T${place}`, rows: [one] })),
      facts: [],
      machines: [],
      source: { rules: [], figures: [], sentences: [] },
    }
    const part = String(
      troublePart({ ...book, chapters: [chapter] } as unknown as Rulebook, new Map(), link),
    )
    const [open = '', more = ''] = part.split(/<details><summary>\d+ further cases?<\/summary>/)
    const linksIn = (text: string) => text.match(/href="#r\d"/g)?.length ?? 0
    expect([linksIn(open), linksIn(more)]).toEqual([seen, folded])
    expect(part.includes(`${folded} further case`)).toBe(folded > 0)
  })

  test('are not said to run nothing of a changed file that their tests use', () => {
    const withFiles = (...changedFiles: readonly string[]) =>
      String(
        troublePart(
          {
            ...book,
            chapters: [
              {
                title: 'Retailers',
                tables: [
                  {
                    ...table,
                    file: directory,
                    rows: [
                      { ...row, ran: ['a#a'] },
                      { ...row, result: 'passed', ran: [other] },
                    ],
                  },
                ],
                facts: [],
                machines: [],
                source: { rules: [], figures: [], sentences: [] },
              },
            ],
            latestChanges: changedFiles.map((file) => ({ ...rate, file })),
            changedFiles,
          } as unknown as Rulebook,
          new Map(),
          link,
          () => new Set([other]),
        ),
      )
    const other = 'packages/domain/src/b.rules.ts#b'
    const directory = 'packages/domain/src/retailers/directory.test.ts'
    const paging = 'packages/domain/src/kernel/paging/paging.policy.ts'
    expect(withFiles(rate.file)).toContain('though not in what these cases run: 1 other file')
    expect(withFiles(rate.file, paging)).toContain(
      'and used by the tests of these cases, at least in part: 2 other files',
    )
  })

  test('say why they stand where nothing that they run is known, under words and not a file', () => {
    const fact = {
      ...{ anchor: 'f', title: 'No pay', file: 'packages/domain/src/payslip/rate-book.test.ts' },
      ...{ group: '', ids: [], result: 'failed', ran: [] },
      complaints: [{ says: 'expected undefined to deeply equal 1' }],
    }
    const chapter = {
      ...{ title: 'Payslip', tables: [{ ...table, rows: [{ ...row, ran: [] }] }], facts: [fact] },
      ...{ machines: [], source: { rules: [], figures: [], sentences: [] } },
    }
    const part = String(
      troublePart({ ...book, chapters: [chapter] } as unknown as Rulebook, new Map(), link),
    )
    expect(part).toContain('>Payslip before and after: rate book</h3>')
    expect(part).toContain('No rule was seen to run in these cases.')
  })

  test('that come to nothing say that there is no result', () => {
    const chapter = {
      ...{ title: 'Payslip', facts: [], machines: [] },
      tables: [
        {
          ...table,
          rows: [{ ...row, complaints: [{ says: 'expected undefined to deeply equal 1' }] }],
        },
      ],
      source: { rules: [], figures: [], sentences: [] },
    }
    const part = String(
      troublePart({ ...book, chapters: [chapter] } as unknown as Rulebook, new Map(), link),
    )
    expect(part).toContain('There is no result at all.')
  })

  test('are headed by a rule if it reads nothing that has changed', () => {
    expect(failing([])).not.toContain('>Changed: ')
  })
})
