import type { Book } from './book.schema.ts'
import type { Changes } from './changes.schema.ts'

/** A small book: one row, one test and one rate are wrong, and one requirement has no proof. */
export const exampleBook: Book = {
  day: '2026-11-28',
  commit: 'abc1234',
  run: { day: '2026-11-28', passed: 6, failed: 2 },
  chapters: [
    {
      key: 'withdrawal',
      title: 'Withdrawal',
      about: 'How members take their **savings** out.',
      requirements: [
        {
          id: 'CARDW-01',
          says: 'The card button is there when the flag is on.',
          level: 'unit',
          proofs: 3,
        },
        {
          id: 'CARDW-02',
          says: 'The button is disabled while the balance is not above 0.',
          level: 'unit',
          proofs: 0,
        },
        {
          id: 'BANKW-07',
          says: 'The minimum comes from the settings; see CARDW-02.',
          level: 'component',
          proofs: 1,
        },
      ],
      decisions: [
        {
          id: 'OQ-119',
          decided: 'Below the minimum, CARDW-02 holds: `isBelow` says so <b>at once</b>.',
          why: 'The [specification](https://example.com/spec) says nothing; see [record 20](0020-the-payslip.md).',
          file: 'docs/decisions/0011-account-and-withdrawals.md',
        },
        {
          id: '0020',
          decided: '- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |',
          why: '',
          file: 'docs/decisions/0020-the-payslip.md',
        },
      ],
      tables: [
        {
          title: 'Which withdrawal buttons are there?',
          ids: ['OQ-119'],
          file: 'packages/domain/src/withdrawal/offering.table.ts',
          headings: ['id', 'case', 'balance', 'card'],
          answers: ['card'],
          rows: [
            {
              name: 'a penny',
              ids: ['CARDW-01'],
              cells: { id: 'CARDW-01', case: 'a penny', balance: '£0.01', card: 'enabled' },
              result: 'passed',
            },
            {
              name: 'a debt',
              ids: ['CARDW-02'],
              cells: { id: 'CARDW-02', case: 'a debt', balance: '£306.00', card: 'disabled' },
              result: 'failed',
              received: { balance: '£294.00' },
            },
            {
              name: 'a wait',
              ids: [],
              cells: { id: 'ours', case: 'a wait', balance: '£5.00', card: '' },
              result: 'not run',
            },
          ],
        },
      ],
      tests: [
        {
          ids: ['BANKW-07'],
          title: 'The form › BANKW-07 reads the minimum',
          file: 'apps/portal/src/withdrawal/form.test.tsx',
          result: 'passed',
        },
        {
          ids: [],
          title: 'The form › keeps a lost answer',
          file: 'apps/portal/src/withdrawal/form.test.tsx',
          result: 'failed',
        },
      ],
      rules: [
        {
          name: 'isBelow',
          says: 'Whether a balance is below the minimum (OQ-119).',
          code: 'const isBelow = (a, b) => a < b',
          file: 'packages/domain/src/withdrawal/transfer.rules.ts',
          line: 12,
        },
      ],
      figures: [
        {
          name: 'withdrawalPolicy.leastMinimum',
          says: 'The least that can be withdrawn.',
          code: "leastMinimum: pounds('0.01')",
          file: 'packages/domain/src/withdrawal/withdrawal.policy.ts',
          line: 5,
        },
      ],
      sentences: [
        {
          name: 'withdrawalMessages.thanks',
          text: 'Thank you for your withdrawal, you will receive an email shortly.',
          file: 'packages/domain/src/withdrawal/withdrawal.messages.ts',
          line: 8,
        },
      ],
      machines: [
        {
          name: 'bank',
          says: 'A transfer from its form to its outcome.',
          file: 'packages/domain/src/withdrawal/bank.machine.ts',
          flow: 'graph TD',
          drawing:
            '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="40"><rect width="900" height="40" fill="#8fb9d0"/></svg>',
          states: [{ name: 'enteringTransfer', says: 'The member fills in the form.' }],
          events: [{ name: 'transfer.submitted', says: 'The member sends the form.' }],
        },
      ],
    },
    {
      key: 'search',
      title: 'Search',
      about: 'Finding offers.',
      requirements: [
        { id: 'SEARCH-01', says: 'Results come twenty at a time.', level: 'unit', proofs: 2 },
      ],
      decisions: [],
      tables: [],
      tests: [
        {
          ids: ['SEARCH-01'],
          title: 'SEARCH-01 twenty results',
          file: 'search.test.ts',
          result: 'passed',
        },
      ],
      rules: [],
      figures: [],
      sentences: [],
      machines: [],
    },
  ],
  rates: [
    {
      rate: 'minimumWage',
      name: 'Minimum wage',
      appliesTo: '21 or over',
      figures: ['£12.71 an hour'],
      from: '2026-04-06',
      until: '2027-04-05',
      source: {
        title: 'National Minimum Wage',
        address: 'https://www.gov.uk/national-minimum-wage-rates',
        checkedOn: '2026-11-20',
      },
    },
  ],
  ratesWrong: ['The student loan has no row for today.'],
  ratesEnding: ['The minimum wage ends on 5 April 2027.'],
}

export const exampleChanges: Changes = {
  since: 'v1.2',
  entries: [
    {
      kind: 'requirement',
      key: 'BANKW-07',
      title: 'BANKW-07',
      change: 'changed',
      parts: [
        { text: 'The minimum comes from ', mark: 'same' },
        { text: 'the code', mark: 'removed' },
        { text: 'the settings', mark: 'added' },
      ],
      isCode: false,
    },
    {
      kind: 'rule',
      key: 'isGone',
      title: 'isGone',
      change: 'removed',
      parts: [{ text: 'const isGone = true', mark: 'removed' }],
      isCode: true,
    },
  ],
}
