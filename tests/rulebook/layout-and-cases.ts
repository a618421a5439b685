import { readFileSync } from 'node:fs'
import { expect, type Page, type TestType } from '@playwright/test'
import { testColumnHeadings } from './column-headings.ts'
import { testManyCases } from './many-cases.ts'
import { placeOf } from './place.ts'
import { testQuestionAddress } from './question-address.ts'
import { testRateBook } from './rate-book.ts'
import { expectShownAccessible } from './shown-accessible.ts'

type Test = TestType<{ readonly page: Page }, object>

/** How the pages fit, and what can be exported and imported. */
export function testLayoutAndCases(test: Test, rulebook: string): void {
  testColumnHeadings(test, rulebook)
  testQuestionAddress(test, rulebook)
  testRateBook(test, rulebook)
  testManyCases(test, rulebook)

  test('nothing scrolls sideways at 390 px, and nothing is clipped at 768 or more', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.goto(rulebook)
    const chapters = await page
      .locator('section.chapter')
      .evaluateAll((sections) => sections.map(({ id }) => id))
    for (const width of [390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const chapter of chapters) {
        const tooWide = await page.evaluate(async (id) => {
          location.hash = id
          await new Promise(requestAnimationFrame)
          await new Promise(requestAnimationFrame)
          const shown = document.getElementById(id)
          const places = [
            document.documentElement,
            ...(shown?.querySelectorAll('.scroll, .drawing') ?? []),
          ]
          const amounts = [...(shown?.querySelectorAll('.amount') ?? [])]
          return [
            ...places.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1),
            ...amounts.filter((amount) => amount.getClientRects().length > 1),
          ].map((place) => place.closest('[id]')?.id ?? place.tagName)
        }, chapter)
        expect(tooWide, `${chapter} at ${width}`).toEqual([])
      }
    }
  })

  test('a table that is too wide shows each row as a block, with the names of the columns', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 800 })
    const row = 'withdrawal/which-withdrawal-buttons-are-there/neither-flag'
    await page.goto(`${rulebook}#${row}`)
    const cell = page.locator(`${placeOf(row)} > [data-label="bank"]`)
    const name = () => cell.evaluate((place) => getComputedStyle(place, '::before').content)
    expect(await name()).toBe('"bank"')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(name).toBe('none')
  })

  test('on a narrow page each cell stands beside the name of its column', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const row = 'withdrawal/how-does-a-withdrawal-to-the-card~dxmv/before-the-click-nothing~cfqn'
    await page.goto(`${rulebook}#${row}`)
    const cells = page.locator(`${placeOf(row)} > td[data-label]`)
    const crowded = await cells.evaluateAll((found) =>
      found.filter(({ children }) => children.length > 1).map(({ textContent }) => textContent),
    )
    expect(crowded).toEqual([])
    const verdict = page.locator(`${placeOf(row)} .verdict`)
    const [mark, link] = [verdict.locator('.mark'), verdict.locator('.anchor')]
    await expect(mark).toBeVisible()
    const [left, right] = [await mark.boundingBox(), await link.boundingBox()]
    expect(right?.x).toBeGreaterThan(left?.x ?? 0)
  })

  test('no fact reads like code', async ({ page }) => {
    await page.goto(rulebook)
    const facts = await page.locator('[data-find="fact"]').allTextContents()
    expect(facts.length).toBeGreaterThan(500)
    expect(facts.filter((fact) => /\["|\[\]|\{"|"[a-z]+":|\[object/i.test(fact))).toEqual([])
  })

  test('a case is explained, with the rule for each thing that is shown', async ({ page }) => {
    await page.goto(`${rulebook}#explain`)
    const place = page.locator('#explaining')
    await expect(place).toContainText('Withdraw to card: enabled')
    const sent = place.getByLabel('What the server sent')
    await sent.fill((await sent.inputValue()).replace('1284.6', '0'))
    await expect(place).toContainText('Withdraw to card: disabled')
    await expect(place).toContainText('A withdrawal to the card now: nothing')
    await place.getByRole('link', { name: 'CARDW-02' }).first().click()
    await expect(page.locator('#CARDW-02')).toBeInViewport()
  })

  test('what I have read I mark, and sign with a file for the repository', async ({ page }) => {
    await page.goto(`${rulebook}#SALSAC-04`)
    await page.getByRole('button', { name: 'I have read this: SALSAC-04' }).click()
    await page.locator('#SALSAC-04').getByRole('link', { name: 'Sign what' }).click()
    const signing = page.locator('#signing')
    await expect(signing).toContainText('You have marked SALSAC-04.')
    const save = signing.getByRole('button', { name: 'Download' })
    await save.click()
    await expect(signing).toContainText('enter your name')
    await signing.getByLabel('Your name').fill('A. Reader')
    await expectShownAccessible(page)
    const downloading = page.waitForEvent('download')
    await save.click()
    const downloaded = await downloading
    expect(downloaded.suggestedFilename()).toBe('rulebook-sign-off.yaml')
    const text = readFileSync(await downloaded.path(), 'utf8')
    expect(text).toMatch(
      /- requirement: SALSAC-04\n {2}version: "[\da-f]{8}(?:-[\da-f]{8}){6}"\n {2}by: "A\. Reader"/,
    )
  })

  test('the rate book is signed with each of its rates', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(`${rulebook}#rates`)
    await page.getByRole('button', { name: 'I have read this: rates' }).click()
    await page.locator('#rates').getByRole('link', { name: 'Sign what' }).click()
    const signing = page.locator('#signing')
    await signing.getByLabel('Your name').fill('A. Reader')
    const downloading = page.waitForEvent('download')
    await signing.getByRole('button', { name: 'Download' }).click()
    const text = readFileSync(await (await downloading).path(), 'utf8')
    expect(text).toMatch(/- requirement: rates\n[^-]*\n {2}on: .*\n {2}rates:\n/)
    expect(text).toContain('Personal allowance, the United Kingdom, from 6 April 2026')
  })

  test('a table says names in words, and its file as the test has them', async ({ page }) => {
    await page.goto(`${rulebook}#support`)
    const table = page
      .locator('#support .case-table')
      .filter({ hasText: 'What is wrong with the form?' })
    await expect(table.first()).toContainText('order number orderNumber')
    const downloading = page.waitForEvent('download')
    await table.first().getByRole('button', { name: 'Download as CSV' }).click()
    const downloaded = await downloading
    expect(downloaded.suggestedFilename()).toBe('support-what-is-wrong-with-the-form.csv')
    const text = readFileSync(await downloaded.path(), 'utf8')
    expect(text).toContain(',orderNumber,')
    expect(text).not.toContain('order number orderNumber')
  })

  test('a table of cases is exported as CSV, and imported with the differences', async ({
    page,
  }) => {
    await page.goto(`${rulebook}#benefits`)
    const table = page
      .locator('.case-table')
      .filter({ hasText: 'What does it cost and save' })
      .first()
    const downloading = page.waitForEvent('download')
    await table.getByRole('button', { name: 'Download as CSV' }).click()
    const path = await (await downloading).path()
    await page.evaluate(() => {
      location.hash = 'try-salary-sacrifice'
    })
    const panel = page.locator('#try-salary-sacrifice')
    await panel.getByText('Many cases at once').click()
    await panel.getByLabel('A CSV file').setInputFiles({
      name: 'cases.csv',
      mimeType: 'text/csv',
      buffer: readFileSync(path),
    })
    await expect(panel.getByRole('status').last()).toContainText('none differs')
    const cases = panel.getByLabel('Or the cases themselves')
    await cases.fill((await cases.inputValue()).replace('£306.00', '£300.00'))
    await panel.getByRole('button', { name: 'Work them out' }).click()
    await expect(panel.getByRole('status').last()).toContainText('1 with a difference')
    await expect(panel.getByRole('table')).toContainText('said £300.00, is £306.00')
  })
}
