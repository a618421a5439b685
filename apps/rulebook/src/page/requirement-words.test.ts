import { expect, test } from 'vitest'
import { readRequirements } from '../model/requirements.ts'
import { hasCodeName } from './code-words.ts'
import { fieldsInWords, requirementInWords } from './requirement-words.ts'

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
])('In the words of %s: %s', (id, says, words) => {
  expect(requirementInWords(id, says)).toBe(words)
})

test('No requirement in words has a name from the code', () => {
  const told = readRequirements().map(({ id, says }) => requirementInWords(id, says) ?? says)
  expect(told.filter((text) => hasCodeName(text.replace(/(?<!\w)'[^']*'(?!\w)/g, '')))).toEqual([])
})

test('Each name with words stands in a requirement', () => {
  const said = readRequirements()
    .map(({ id, says }) => `${id} ${says}`)
    .join(' ')
  expect(Object.keys(fieldsInWords).filter((name) => !said.includes(name))).toEqual([])
})
