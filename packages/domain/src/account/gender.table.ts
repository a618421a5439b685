import { count, decimal, named, orNone, text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { genderChoiceOf, genderCodeOf, isGenderCode } from './gender.rules.ts'
import { genderLabel } from './gender.selectors.ts'

const codeOrAbsent = orNone(count, '(absent)')
const option = named({ male: 'male', female: 'female', none: 'notTold' })

export const genderLabels = table({
  title: 'What does a gender code mean?',
  given: { code: codeOrAbsent },
  answers: { shown: orNone(text, '') },
  rows: `
    id         | case                       | code     | shown
    ACCOUNT-03 | male                       | 10       | Male
    ACCOUNT-04 | female                     | 20       | Female
    ACCOUNT-04 | another positive code      | 30       | Female
    ACCOUNT-04 | one below male             | 9        | Female
    ACCOUNT-04 | one above male             | 11       | Female
    ACCOUNT-04 | the smallest positive code | 1        | Female
    ACCOUNT-05 | zero is hidden             | 0        |
    ACCOUNT-05 | a negative code is hidden  | -10      |
    ACCOUNT-05 | absent is hidden           | (absent) |
  `,
  decide: ({ code }) => ({ shown: genderLabel(code) }),
})

export const savedGenders = table({
  title: 'Which code does the edit form save?',
  given: { had: codeOrAbsent, 'option chosen': option },
  answers: { 'option at first': option, saves: count },
  rows: `
    id                | case                                                               | had      | option chosen | option at first | saves
    EDIT-11, CONST-04 | male untouched                                                     | 10       | male          | male            | 10
    EDIT-11, CONST-04 | female untouched                                                   | 20       | female        | female          | 20
    EDIT-11, OQ-108   | another positive code untouched                                    | 30       | female        | female          | 30
    EDIT-11, CONST-04 | another code, and male chosen                                      | 30       | male          | female          | 10
    EDIT-11, OQ-108   | another code, and none chosen                                      | 30       | none          | female          | 0
    EDIT-11, CONST-04 | male, and female chosen                                            | 10       | female        | male            | 20
    EDIT-11, OQ-108   | zero untouched                                                     | 0        | none          | none            | 0
    EDIT-11, OQ-108   | absent untouched                                                   | (absent) | none          | none            | 0
    EDIT-11, CONST-04 | absent, and female chosen                                          | (absent) | female        | none            | 20
    ours              | a negative code, which nothing specifies, stays as it is untouched | -1       | none          | none            | -1
  `,
  decide: ({ had, 'option chosen': chosen }) => ({
    'option at first': genderChoiceOf(had),
    saves: genderCodeOf(chosen, had),
  }),
})

export const possibleGenders = table({
  title: 'Which codes may be saved as a gender?',
  given: { code: decimal },
  answers: { 'may be saved': yesNo },
  rows: `
    id       | case                                    | code   | may be saved
    OQ-108   | none                                    | 0      | yes
    CONST-04 | male                                    | 10     | yes
    CONST-04 | female                                  | 20     | yes
    OQ-108   | another positive code that a member has | 99     | yes
    ours     | no list of genders has so many codes    | 100    | no
    ours     | no code is negative                     | -1     | no
    ours     | a code is a whole number                | 10.5   | no
    ours     | a number too large for a code           | 1e+300 | no
  `,
  decide: ({ code }) => ({ 'may be saved': isGenderCode(code) }),
})
