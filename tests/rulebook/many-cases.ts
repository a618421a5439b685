import { readFileSync } from 'node:fs'
import { expect, type Page, type TestType } from '@playwright/test'
import { placeOf } from './place.ts'

type Test = TestType<{ readonly page: Page }, object>

/** What a table of cases says when they are worked out at once. */
export function testManyCases(test: Test, rulebook: string): void {
  test('of many cases each is warned of as one case is, in the table and in the download', async ({
    page,
  }) => {
    await page.goto(`${rulebook}#try-payslip`)
    const panel = page.locator('#try-payslip')
    await panel.getByText('Many cases at once').click()
    await panel
      .getByLabel('Or the cases themselves')
      .fill('salary,amount\n25000,2000\n6500,1000\n30000,-5\n30000,abc\n')
    await panel.getByRole('button', { name: 'Work them out' }).click()
    await expect(panel.getByRole('status').last()).toContainText(
      '4 cases: 2 worked out, 1 refused, 1 can’t be read.',
    )
    const warning =
      'Cash pay may not fall below the minimum wage. You can give up at most £147.41 a year; this is £1,852.59 more.'
    await expect(panel.getByRole('cell', { name: warning })).toBeVisible()
    // On a phone the label of a cell stands beside all that the cell says.
    await page.setViewportSize({ width: 360, height: 800 })
    const several = panel.getByRole('cell', { name: 'Your pay would be below £6,708.00' })
    const lefts = await several
      .locator('p')
      .evaluateAll((said) => said.map((one) => one.getBoundingClientRect().left))
    expect(lefts.length).toBeGreaterThan(1)
    expect(new Set(lefts).size).toBe(1)
    const downloading = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Download the results' }).click()
    const text = readFileSync(await (await downloading).path(), 'utf8')
    expect(text).toContain(warning)
    await panel.getByLabel('Amount for a year').fill('2000')
    await panel.getByLabel('Your salary for a year').fill('25000')
    await expect(panel.getByRole('listitem').filter({ hasText: warning })).toBeVisible()
  })

  test('rows copied from the table of members, each shown as a block, are worked out as they stand', async ({
    page,
  }) => {
    const members = 'payslip/what-does-a-sacrifice-change~bnhw'
    await page.goto(`${rulebook}#${members}`)
    const pasted = await page.locator(`${placeOf(members)} table`).evaluate((table) => {
      const rows = [...table.querySelectorAll('tbody tr')]
      const [from, to] = [rows[0], rows[2]]
      if (from === undefined || to === undefined) throw new Error('The table has no three rows.')
      getSelection()?.setBaseAndExtent(from, 0, to, to.childNodes.length)
      const clipboardData = new DataTransfer()
      table.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, clipboardData }))
      return clipboardData.getData('text/plain')
    })
    await page.goto(`${rulebook}#try-payslip`)
    const panel = page.locator('#try-payslip')
    await panel.getByText('Many cases at once').click()
    await panel.getByLabel('Or the cases themselves').fill(pasted)
    await panel.getByRole('button', { name: 'Work them out' }).click()
    await expect(panel.getByRole('status').last()).toHaveText(/^3 cases, none differs/)
  })
}
