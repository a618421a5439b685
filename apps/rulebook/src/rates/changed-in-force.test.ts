import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { changedInForce } from './changed-in-force.ts'
import { fileOfBook, fileOfHost, ratesIn } from './rates-then.ts'

const [book, host] = [fileOfBook, fileOfHost].map((file) => readFileSync(file, 'utf8'))
const now = await ratesIn(book ?? '', host ?? '')

/** What is told of the book as it is, if it was another then. */
async function toldOf(from: string | RegExp, to: string, today = '2026-11-22') {
  const [bookThen = '', hostThen = ''] = [book, host].map((text) => text?.replace(from, to))
  expect([bookThen, hostThen]).not.toEqual([book, host])
  return changedInForce(await ratesIn(bookThen, hostThen), now, { today, commit: 'abc1234' })
}

describe('A rate that has been in force and is another now', () => {
  test('none in the book as it is', () => {
    expect(now.length).toBeGreaterThan(20)
    expect(changedInForce(now, now, { today: '2026-11-22', commit: 'abc1234' })).toEqual([])
  })

  test('the row is named, with its value before and after', async () => {
    expect(await toldOf("'31092'), percent: 21", "'31092'), percent: 22")).toEqual([
      'Income tax, intermediate band, Scotland, in force from 6 April 2026: at commit abc1234 it was 22% of taxable income above £16,956.00, up to £31,092.00; now it is 21% of taxable income above £16,956.00, up to £31,092.00.',
    ])
  })

  test('bands that nations share are told for each of them', async () => {
    const told = await toldOf(
      "{ name: 'additional', percent: 45 }",
      "{ name: 'additional', percent: 46 }",
    )
    expect(told.map((text) => text.split(', in force')[0])).toEqual([
      'Income tax, additional band, England or Northern Ireland',
      'Income tax, additional band, Wales',
    ])
  })

  test('a rate of the host', async () => {
    expect(await toldOf('employeeNIRate: 0.08', 'employeeNIRate: 0.09')).toEqual([
      'Employee’s National Insurance, basic band of the comparison, England, Wales and Northern Ireland, in force from 6 April 2026: at commit abc1234 it was 9%; now it is 8%.',
    ])
  })

  test('a row that is gone', async () => {
    const told = changedInForce(now, now.slice(1), { today: '2026-11-22', commit: 'abc1234' })
    expect(told).toEqual([expect.stringContaining('is not in the book any more.')])
  })

  test('not one that was still to come', async () => {
    expect(await toldOf("'31092'), percent: 21", "'31092'), percent: 22", '2026-04-05')).toEqual([])
  })

  test('days that are over count, days to come don’t', async () => {
    const row = {
      what: 'Tax',
      where: 'Wales',
      value: '20%',
      from: '2026-04-06',
      until: '2027-04-05',
    }
    const told = (until: string, today: string) =>
      changedInForce([row], [{ ...row, until }], { today, commit: 'abc1234' })
    expect(told('2026-12-31', '2026-11-22')).toEqual([])
    expect(told('2026-10-31', '2026-11-22')).toEqual([
      'Tax, Wales, in force from 6 April 2026: at commit abc1234 it was 20%; it held until 5 April 2027, and now until 31 October 2026.',
    ])
  })
})

test('Of a file in another form nothing is known', async () => {
  expect(await ratesIn('export const rates = []', '')).toEqual([])
})
