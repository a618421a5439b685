import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readRequirements } from '../../model/proof/requirements.ts'
import { hasCodeName } from './code-words.ts'
import { fieldsInWords, requirementInWords } from './requirement-words.ts'
import { complaintsAboutWords, wordedTextsOf, writeWordedTexts } from './worded-texts.ts'

/** An id that no requirement has: its words hold for any area. */
const anyArea = 'A-01'

test.each([
  [anyArea, 'Nothing is saved of nothing.', undefined],
  [anyArea, 'A tile needs HasTabs; tabId is its id.', 'A tile needs has tabs; tab’s id is its id.'],
  [anyArea, 'Shown only when its flag (HasTabs) is true.', 'Shown only when its flag is true.'],
  [anyArea, 'Read from the settings (GET /api/Settings).', 'Read from the settings.'],
  [anyArea, 'Cancel calls POST /api/Cancel once.', 'Cancel calls the server once.'],
  ['API-01', 'POST /api/Cancel takes oldPassword.', 'POST /api/Cancel takes old password.'],
  [anyArea, "Leads to '/MyAccount/{choiceId}'.", undefined],
  [anyArea, 'oldPassword is required.', 'Old password is required.'],
  [
    'SALSAC-04',
    'Annual saving = amount × EmployeeNIRate + (amount − benefit in kind) × TaxRate.',
    'Annual saving = amount × employee’s National Insurance rate + (amount − benefit in kind) × tax rate.',
  ],
  [
    'DATA-01',
    'VendorCode (called NgcVendorCode in some data).',
    "Vendor’s code (called 'NgcVendorCode' in some data).",
  ],
  ['API-01', 'It takes postCode (capital C), street.', "It takes 'postCode' (capital C), street."],
  [
    'API-01',
    'PUT /api/member takes {Name}, or {DateOfBirth, Gender (number)}.',
    'PUT /api/member takes name, or date of birth and gender (number).',
  ],
  [anyArea, "The image host {host} and '{name}'.", undefined],
  ['DATA-01', 'A list of NGCPurchase, NINumber.', 'A list of voucher, National Insurance number.'],
  ['DATA-01', 'It has Inventory.Range.Currency.', 'It has currency.'],
  [
    anyArea,
    'Outcome 201: the member is read.',
    'If the transfer was made (outcome 201): the member is read.',
  ],
])('In the words of %s: %s', (id, says, words) => {
  expect(requirementInWords(id, says)).toBe(words)
})

test('No requirement in words has a name from the code', () => {
  const told = readRequirements().map(({ id, says }) => requirementInWords(id, says) ?? says)
  expect(told.filter((text) => hasCodeName(text.replace(/(?<!\w)'[^']*'(?!\w)/g, '')))).toEqual([])
})

test('A name of the code in quotation marks stands in words, too, unless it is what is said', () => {
  const told = readRequirements()
    .filter(({ id }) => !/^(?:API|DATA)-/.test(id))
    .map(({ id, says }) => `${id} ${requirementInWords(id, says) ?? says}`)
  expect(told.filter((text) => /(?<!called |\w)'[a-z]+[A-Z]\w*'/.test(text))).toEqual([])
})

test('Two names of one requirement are never the same in words', () => {
  const twice = readRequirements().flatMap(({ id, says }) => {
    const names = [...new Set(says.match(/\b[A-Za-z]*[a-z][A-Z][A-Za-z]*\b/g) ?? [])]
    const said = requirementInWords(id, says) ?? says
    const words = names.map((name) => fieldsInWords[name]).filter((name) => name !== undefined)
    return words
      .filter((word, at) => words.indexOf(word) !== at && said.split(word).length > 2)
      .map((word) => `${id}: ${word}`)
  })
  expect(twice).toEqual([])
})

test('Every outcome that is a number is said in words', () => {
  const told = readRequirements().map(({ id, says }) => requirementInWords(id, says) ?? says)
  expect(told.filter((text) => /\bOutcome \d/.test(text))).toEqual([])
})

test('Each name with words stands in a requirement', () => {
  const said = readRequirements()
    .map(({ id, says }) => `${id} ${says}`)
    .join(' ')
  expect(Object.keys(fieldsInWords).filter((name) => !said.includes(name))).toEqual([])
})

test('What fills a sentence of the screen is named in words', () => {
  const told = new Map(
    readRequirements().map(({ id, says }) => [id, requirementInWords(id, says) ?? says]),
  )
  expect(told.get('CARDW-06')).toContain('account {number of withdrawals a day} time(s) a day.')
  expect(told.get('CARDW-08')).toContain('amount of £{daily limit in pounds} - £{daily limit')
})

describe('The words of a whole requirement hold for the text that they were written for', () => {
  const requirements = readRequirements()
  if (process.env['SAVE_WORDS']) writeWordedTexts(wordedTextsOf(requirements, fieldsInWords))

  test('which has not changed since; otherwise read the words again, then SAVE_WORDS=1', () => {
    expect(complaintsAboutWords(requirements, fieldsInWords)).toEqual([])
    const kept = parse(readFileSync('apps/rulebook/src/page/in-words/worded-texts.yaml', 'utf8'))
    expect(kept).toEqual(wordedTextsOf(requirements, fieldsInWords))
  })

  test('with another text they are not shown, and the rulebook complains', () => {
    const least = requirements.find(({ id }) => id === 'BANKW-10')
    const says = 'transferValue must be more than the minimum (the minimum itself is refused).'
    expect(requirementInWords('BANKW-10', least?.says ?? '')).toBe(fieldsInWords['BANKW-10'])
    expect(requirementInWords('BANKW-10', says)).toBe(
      'Amount to transfer must be more than the minimum (the minimum itself is refused).',
    )
    expect(complaintsAboutWords([{ id: 'BANKW-10', says }], fieldsInWords)).toEqual([
      expect.stringContaining('BANKW-10: its words'),
    ])
  })
})
