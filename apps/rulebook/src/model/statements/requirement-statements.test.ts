import { expect, test } from 'vitest'
import { subjectOfChange } from '../../page/changes/change-subject.ts'
import { countsInWords } from '../../page/changes/changes-part.ts'
import { changesIn } from '../changes/changes.ts'
import { textsIn } from '../history/dated-texts.ts'
import { rewordedRequirements } from '../release/reworded-requirements.ts'
import {
  datedRequirementsIn,
  isOfSection,
  requirementsIn,
  withoutSection,
} from './requirement-statements.ts'

const file = 'docs/requirements.yaml'
const before = '- id: CARDW-11\n  section: 1\n  says: One\n'
const after = before.replace('section: 1', 'section: 9')

test('the section of a requirement is stated beside its words', () => {
  expect([...requirementsIn(before)]).toEqual([
    ['CARDW-11', 'One'],
    ['CARDW-11, its section', 'section 1 of the specification'],
  ])
  expect([...requirementsIn('- id: A-01\n  says: One\n')]).toEqual([['A-01', 'One']])
  expect(isOfSection('CARDW-11')).toBe(false)
  expect(withoutSection('CARDW-11, its section')).toBe('CARDW-11')
  expect(withoutSection('CARDW-11')).toBe('CARDW-11')
})

test('another section is a change of the requirement, and its words are the same', () => {
  const changes = changesIn(file, before, after)
  expect(changes).toEqual([
    {
      file,
      kind: 'requirement',
      name: 'CARDW-11, its section',
      was: 'section 1 of the specification',
      is: 'section 9 of the specification',
    },
  ])
  expect(rewordedRequirements(changes)).toEqual(new Set())
  const [change] = changes
  expect(change && subjectOfChange(change, new Map())).toBe('withdrawal/withdrawal')
  const both = changesIn(file, before, after.replace('One', 'Two'))
  expect(countsInWords(both)).toBe('1 requirement')
})

test('a requirement that is new or gone is one change', () => {
  expect(
    changesIn(file, '- id: A-01\n  says: One\n', `${before}- id: A-01\n  says: One\n`),
  ).toHaveLength(1)
})

test('a requirement last changed when its section did, too', () => {
  expect(textsIn('requirement', before).get('CARDW-11')).not.toBe(
    textsIn('requirement', after).get('CARDW-11'),
  )
  expect([...datedRequirementsIn(before).keys()]).toEqual(['CARDW-11'])
})
