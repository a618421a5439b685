import { count, money } from '@save/domain/testing/cells'
import { table } from '@save/domain/testing/table'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerCases, mostCases, readCases } from './cases-csv.ts'
import { ManyCasesForm } from './many-cases-form.tsx'

const shared = table({
  title: 'Shares',
  given: { amount: money, people: count },
  answers: { share: money, rest: money },
  rows: `
    case | amount | people | share | rest
    two  | £1.00  | 2      | £0.50 | £0.00`,
  decide: ({ amount, people }) => {
    if (people < 1) throw new Error('Nobody is there.')
    const share = Math.floor(amount / people) as typeof amount
    return { share, rest: (amount - share * people) as typeof amount }
  },
})

async function answersTo(csv: string) {
  const cases = readCases(csv, shared)
  if ('problem' in cases) return cases.problem
  const { headings, lines } = await answerCases(shared, cases)
  return [headings, ...lines.map(({ cells }) => cells)]
}

test('the answers follow the columns of the sheet, in any order', async () => {
  expect(await answersTo('people,note,amount\n3,"a, b",£1.00\n2,,"£1,000.00"')).toEqual([
    ['people', 'note', 'amount', 'share', 'rest', 'difference'],
    ['3', 'a, b', '£1.00', '£0.33', '£0.01', ''],
    ['2', '', '£1,000.00', '£500.00', '£0.00', ''],
  ])
})

test('answers in the sheet are compared, and an earlier comparison is replaced', async () => {
  expect(
    await answersTo('amount,people,rest,difference\n£1.00,3,£0.00,old\n£1.00,2,£0.00,old'),
  ).toEqual([
    ['amount', 'people', 'share', 'rest', 'difference'],
    ['£1.00', '3', '£0.33', '£0.01', 'rest: expected £0.00, got £0.01'],
    ['£1.00', '2', '£0.50', '£0.00', ''],
  ])
})

test('an answer may have any spelling that its column accepts', async () => {
  expect(await answersTo('amount,people,share,rest\n1,3,0.33,0.02')).toEqual([
    ['amount', 'people', 'share', 'rest', 'difference'],
    ['1', '3', '£0.33', '£0.01', 'rest: expected 0.02, got £0.01'],
  ])
})

test('a refused case, or one whose rule throws, has a message in its line', async () => {
  expect(await answersTo('amount,people\nten,2\n£1.00,0')).toEqual([
    ['amount', 'people', 'share', 'rest', 'difference'],
    ['ten', '2', '', '', "amount: 'ten' is not an amount, such as £1,234.50."],
    ['£1.00', '0', '', '', 'The rule stopped: Nobody is there.'],
  ])
})

test.each([
  ['', 'The first line has no column “amount”, “people”.'],
  ['amount\n1', 'The first line has no column “people”.'],
  ['amount,people', 'There is no case below the headings.'],
  ['amount,people\n1,2\n1,2,3', /^Line 3 can’t be read/],
  [`amount,people\n${'1,2\n'.repeat(mostCases + 1)}`, 'Give at most 5,000 cases at once.'],
])('a sheet that can’t be read is refused with a reason: %#', async (csv, problem) => {
  expect(await answersTo(csv)).toEqual(expect.stringMatching(problem))
})

test('a sheet of the largest allowed size works with semicolons or tabs', async () => {
  const answered = await answersTo(`amount;people\n${'1;2\n'.repeat(mostCases)}`)
  expect(answered).toHaveLength(mostCases + 1)
  expect(await answersTo('amount\tpeople\n1\t2')).toHaveLength(2)
})

test('the form begins with the first row, shows answers and differences, and saves them as a sheet', async () => {
  const user = userEvent.setup()
  const saved = vi.spyOn(URL, 'createObjectURL')
  render(<ManyCasesForm table={shared} />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Cases as CSV' })
  expect(field.value).toBe('case,amount,people,share,rest\r\ntwo,£1.00,2,£0.50,£0.00')
  await user.type(field, '\nthree,£1.00,3,£0.50,£0.00')
  await user.click(screen.getByRole('button', { name: 'Work out the answers' }))
  expect(await screen.findByText('2 cases, 1 difference.')).toBeTruthy()
  const row = screen.getByRole('row', { name: /^three/ })
  expect(row.textContent).toContain(
    'share: expected £0.50, got £0.33; rest: expected £0.00, got £0.01',
  )
  await user.click(screen.getByRole('button', { name: 'Download the answers' }))
  const blob = saved.mock.calls[0]?.[0] as Blob
  expect(await blob.text()).toMatch(/^\uFEFF?case,amount,people,share,rest,difference\r\ntwo,/)
})

test('a chosen file replaces the pasted text, and an unreadable sheet marks the field', async () => {
  const user = userEvent.setup()
  render(<ManyCasesForm table={shared} />)
  const file = new File(['amount\n£1.00'], 'cases.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText('Or choose a CSV file'), file)
  const field = await screen.findByDisplayValue('amount £1.00')
  await user.click(screen.getByRole('button', { name: 'Work out the answers' }))
  expect(await screen.findByText('The first line has no column “people”.')).toBeTruthy()
  expect(document.activeElement).toBe(field)
})
