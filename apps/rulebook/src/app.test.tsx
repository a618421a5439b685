import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { App } from './app.tsx'
import { exampleBook, exampleChanges } from './book/book.examples.ts'

function open(hash = '', props: Partial<Parameters<typeof App>[0]> = {}) {
  history.replaceState(null, '', `#${hash}`)
  return render(<App book={exampleBook} {...props} />)
}

async function goTo(hash: string) {
  await act(async () => {
    location.hash = hash
    dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

test('the first page shows a wrong cell in its row and names the failed test', () => {
  open()
  const cells = texts(region('What fails').getAllByRole('cell'))
  expect(cells).toEqual(['CARDW-02', 'expected £306.00, got £294.00', 'disabled', 'failed'])
  expect(
    region('What fails').getByRole('link', { name: 'The form › keeps a lost answer' }),
  ).toBeTruthy()
})

test('the first page lists requirements without proof, the weakest proofs, and faults in the rates', () => {
  open()
  expect(texts(region('Requirements that nothing proves').getAllByRole('link'))).toEqual([
    'CARDW-02',
  ])
  expect(texts(region('The weakest proofs').getAllByRole('link'))).toEqual([
    'BANKW-07',
    'SEARCH-01',
    'CARDW-01',
  ])
  expect(region('Rates that are wrong').getByText(/no row for today/)).toBeTruthy()
  expect(region('Rates that end soon').getByText(/ends on 5 April/)).toBeTruthy()
  expect(screen.getByText(/28 November 2026: 6 passed, 2 failed/)).toBeTruthy()
})

test('without a run the first page says so, and claims nothing about proofs', () => {
  const { run: _, ...book } = exampleBook
  open('', { book })
  expect(screen.getByText(/only the decision tables have results/)).toBeTruthy()
  expect(region('What fails').getAllByRole('row')).toHaveLength(2)
  expect(screen.queryByText('Requirements that nothing proves')).toBeNull()
  cleanup()
  open('withdrawal', { book })
  expect(screen.queryByText('Nothing proves it')).toBeNull()
})

test('if everything is right, the first page says so', () => {
  const book = {
    ...exampleBook,
    chapters: exampleBook.chapters.slice(1),
    ratesWrong: [],
    ratesEnding: [],
  }
  const run = { day: '2026-11-28', passed: 2, failed: 0 }
  open('', { book: { ...book, run } })
  for (const sentence of [
    /^Nothing failed/,
    /^Every requirement has/,
    /^Every rate has/,
    /^No rate/,
  ])
    expect(screen.getByText(sentence)).toBeTruthy()
})

test('the first page shows a failure even if it belongs to no chapter', () => {
  open('', { book: { ...exampleBook, chapters: exampleBook.chapters.slice(1) } })
  expect(region('What fails').getByText(/belongs to no chapter/)).toBeTruthy()
  expect(screen.queryByText(/^Nothing failed/)).toBeNull()
})

test('a link opens its chapter, scrolls to its part and focuses it', async () => {
  open()
  expect(document.activeElement).toBe(document.body)
  await goTo('CARDW-02')
  expect(screen.getByRole('heading', { level: 1, name: 'Withdrawal' })).toBeTruthy()
  expect(document.activeElement?.id).toBe('CARDW-02')
  expect(document.title).toBe('Withdrawal – Rulebook – Save')
  expect(screen.getByRole('link', { name: /^Withdrawal/ }).getAttribute('aria-current')).toBe(
    'page',
  )
  await goTo('rates')
  expect(document.activeElement?.id).toBe('main')
})

test('a link to a folded test unfolds it', () => {
  open('the-form-keeps-a-lost-answer')
  expect(document.activeElement?.textContent).toContain('keeps a lost answer')
  expect(document.activeElement?.closest('details')?.open).toBe(true)
})

test('a link whose target doesn’t exist opens a page that says so', () => {
  open('BANKW-99')
  expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy()
  expect(screen.getByText(/“BANKW-99”/)).toBeTruthy()
})

test('a requirement has its text, its proofs, and links to the tables, tests and decisions that mention it', () => {
  open('withdrawal')
  const requirement = within(document.getElementById('CARDW-02') ?? document.body)
  expect(requirement.getByText('Nothing proves it')).toBeTruthy()
  const links = requirement.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#which-withdrawal-buttons-are-there',
    '#OQ-119',
  ])
})

test('a decision and its reason are shown as Markdown: numbers and records are links, and HTML is text', () => {
  open('withdrawal')
  const decision = document.getElementById('OQ-119')
  expect(decision?.textContent).toContain('says so <b>at once</b>.')
  expect(decision?.querySelector('b')).toBeNull()
  const links = [...(decision?.querySelectorAll('.prose a') ?? [])]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#CARDW-02',
    'https://example.com/spec',
    '#0020',
  ])
  const record = within(document.getElementById('0020') ?? document.body)
  expect(texts(record.getAllByRole('listitem'))).toEqual(['one', 'two'])
  expect(texts(record.getAllByRole('cell'))).toEqual(['1', '2'])
})

test('a table shows every row with its result, and only the wrong cell shows the expected value', () => {
  open('withdrawal')
  const table = within(screen.getByRole('group', { name: 'Which withdrawal buttons are there?' }))
  expect(texts(table.getAllByRole('columnheader'))).toEqual([
    'id',
    'case',
    'balance',
    'card',
    'Result',
  ])
  expect(texts(table.getAllByRole('row').slice(1))).toEqual([
    'CARDW-01a penny£0.01enabledpassed',
    'CARDW-02a debtexpected £306.00, got £294.00disabledfailed',
    'oursa wait£5.00not run',
  ])
})

test('a chapter shows rules with folded code, figures, sentences and diagrams of machines', () => {
  open('withdrawal')
  const rule = document.getElementById('isBelow')
  expect(rule?.textContent).toContain('Whether a balance is below the minimum')
  expect(rule?.querySelector('details')?.open).toBe(false)
  expect(rule?.querySelector('pre')?.textContent).toBe('const isBelow = (a, b) => a < b')
  expect(document.getElementById('withdrawalPolicy.leastMinimum')).toBeTruthy()
  expect(document.getElementById('withdrawalMessages.thanks')?.textContent).toContain('Thank you')
  const drawing = screen.getByRole('img', { name: 'Drawing of the machine bank' })
  expect(drawing.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/)
  expect(screen.getByRole('row', { name: /enteringTransfer The member fills in/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /transfer.submitted The member sends/ })).toBeTruthy()
})

test('printing unfolds everything and folds it again afterwards', () => {
  open('withdrawal')
  const isOpen = () => document.querySelector<HTMLDetailsElement>('#isBelow details')?.open
  fireEvent(window, new Event('beforeprint'))
  expect(isOpen()).toBe(true)
  fireEvent(window, new Event('afterprint'))
  expect(isOpen()).toBe(false)
})

test('each row of the rate book has its figures, dates and source, and the day it was checked', () => {
  open('minimumWage')
  expect(document.activeElement?.id).toBe('minimumWage')
  expect(screen.getByRole('heading', { level: 2, name: 'Minimum wage' })).toBeTruthy()
  expect(texts(screen.getAllByRole('cell'))).toEqual([
    '£12.71 an hour',
    '6 April 2026',
    '5 April 2027',
    'National Minimum Wage',
    '20 November 2026',
  ])
})

test('the proof page has a line for each requirement', () => {
  open('proof')
  const rows = texts(
    screen.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader')),
  )
  expect(rows).toHaveLength(4)
  expect(rows[1]).toBe('CARDW-02unit0Which withdrawal buttons are there? 1 row failed')
})

test('changes are grouped by kind, with additions and removals marked and code shown as code', () => {
  open('changes', { changes: exampleChanges })
  expect(screen.getByText('2 differences since v1.2.')).toBeTruthy()
  const requirement = region('Requirements')
  expect(requirement.getByRole('link', { name: 'BANKW-07' })).toBeTruthy()
  expect(texts(requirement.getAllByRole('insertion'))).toEqual(['the settings'])
  expect(texts(requirement.getAllByRole('deletion'))).toEqual(['the code'])
  expect(region('Rules').getByText('const isGone = true').closest('pre')).toBeTruthy()
})

test('without a comparison the changes page explains how to make one', () => {
  open('changes')
  expect(screen.getByText(/npm run rulebook -- --since/)).toBeTruthy()
})
