import { describe, expect, test } from 'vitest'
import type { TestResult } from '../reports/test-result.ts'
import { reaches } from './levels.ts'
import { fullTrace, shortTrace } from './print-trace.ts'
import { trace } from './trace.ts'

const says = 'Something holds.'
const catalogue = {
  requirements: ['A-01', 'A-02', 'B-01'].map((id) => ({ id, says, level: 'component' as const })),
  decisions: new Set(['OQ-135']),
}

const ran = (
  title: string,
  result: TestResult['result'] = 'passed',
  group?: string,
): TestResult => ({
  file: 'packages/ui/a.test.ts',
  titles: group === undefined ? [title] : [group, title],
  result,
})

const traced = (tests: readonly TestResult[]) => trace(catalogue, tests)

/** Proves every requirement, each at its level. */
const allProven = [ran('A-01, A-02, B-01 hold')]

const problemsWith = (...tests: readonly TestResult[]) => traced([...allProven, ...tests]).problems

const provenIn = (tests: readonly TestResult[]): readonly string[] =>
  traced(tests)
    .groups.flatMap(({ proofs }) => proofs)
    .filter((proof) => proof.tests.length > 0)
    .map(({ id }) => id)

describe('A requirement is proven', () => {
  test('by a passing test whose title starts with its id', () => {
    expect(provenIn([ran('A-01 holds')])).toEqual(['A-01'])
  })

  test('by a passing test in a group whose title starts with its id', () => {
    expect(provenIn([ran('at the limit', 'passed', 'A-01 holds')])).toEqual(['A-01'])
  })

  test('together with the others that the title names', () => {
    expect(provenIn([ran('A-01, B-01 hold')])).toEqual(['A-01', 'B-01'])
  })
})

describe('A requirement is not proven', () => {
  test('by a failing test', () => {
    expect(provenIn([ran('A-01 holds', 'failed')])).toEqual([])
  })

  test('by a passing test beside a failing one', () => {
    expect(provenIn([ran('A-01 holds'), ran('A-01 holds there', 'failed')])).toEqual([])
  })

  test('by a test that did not run', () => {
    expect(provenIn([ran('A-01 holds', 'not run')])).toEqual([])
  })

  test('by a title that only mentions it', () => {
    expect(provenIn([ran('holds, see A-01')])).toEqual([])
  })
})

describe('The trace fails', () => {
  test('for a title with an unknown id', () => {
    expect(problemsWith(ran('A-09 holds'))).toEqual([
      'There is no A-09: packages/ui/a.test.ts, "A-09 holds"',
    ])
  })

  test('for an unknown id in the title of a group, once', () => {
    const tests = [ran('here', 'passed', 'A-09 holds'), ran('there', 'passed', 'A-09 holds')]
    expect(problemsWith(...tests)).toHaveLength(1)
  })

  test('for an id that is twice in one title', () => {
    expect(problemsWith(ran('A-01, A-01 holds'))).toEqual([
      'A-01 stands twice in one title: packages/ui/a.test.ts, "A-01, A-01 holds"',
    ])
  })

  test('for a requirement that is twice in the catalogue', () => {
    const twice = {
      ...catalogue,
      requirements: [...catalogue.requirements, { id: 'A-01', says, level: 'unit' as const }],
    }
    expect(trace(twice, allProven).problems).toEqual([
      'A-01 stands twice in docs/requirements.yaml.',
    ])
  })

  test('for every requirement without a proof', () => {
    expect(traced([ran('A-01 holds')]).problems).toEqual([
      'No passing component test proves A-02: Something holds.',
      'No passing component test proves B-01: Something holds.',
    ])
  })

  test('for a requirement whose test fails', () => {
    expect(problemsWith(ran('B-01 holds', 'failed'))).toEqual([
      'No passing component test proves B-01: Something holds.',
    ])
  })

  test('for a requirement that is proven below its level only', () => {
    const domain = { ...ran('B-01 holds'), file: 'packages/domain/a.test.ts' }
    expect(traced([ran('A-01, A-02 hold'), domain]).problems).toHaveLength(1)
  })
})

describe('The trace does not fail', () => {
  test('when every requirement is proven', () => {
    expect(problemsWith()).toEqual([])
  })

  test('for an answered question in a title', () => {
    expect(problemsWith(ran('OQ-135 a lost answer is told'))).toEqual([])
  })
})

describe('The printed trace', () => {
  const printed = traced([ran('A-01 holds'), ran('A-01 holds there'), ran('A-09 holds')])

  test('counts per group and names the problems', () => {
    expect(shortTrace(printed).split('\n')).toEqual([
      '◧ A            1 of 2',
      '1 of 3 requirements are proven; npm run trace shows by what.',
      'There is no A-09: packages/ui/a.test.ts, "A-09 holds"',
      'No passing component test proves A-02: Something holds.',
      'No passing component test proves B-01: Something holds.',
    ])
  })

  test('names a proof of each requirement, or the sentence that has none', () => {
    const text = fullTrace(printed)
    expect(text).toContain('A-01         packages/ui/a.test.ts: A-01 holds (and 1 more)')
    expect(text).toContain('A-02         NOT PROVEN  Something holds.')
  })
})

describe('The level of a requirement', () => {
  test.each([
    ['unit', 'packages/domain/src/help/help.test.ts', true],
    ['component', 'packages/domain/src/help/help.test.ts', false],
    ['component', 'packages/ui/src/link/link.test.tsx', true],
    ['component', 'apps/portal/src/help/help.test.tsx', true],
    ['contract', 'packages/api-adapter/src/help/help.test.ts', true],
    ['contract', 'apps/portal/src/help/help.test.tsx', false],
    ['e2e', 'apps/portal/src/help/help.test.tsx', false],
    ['e2e', 'tests/session/sign-in.spec.ts', true],
    ['unit', 'tests/session/sign-in.spec.ts', true],
  ] as const)('%s, proven in %s: %s', (level, file, expected) => {
    expect(reaches(file, level)).toBe(expected)
  })

  test('is reported when no proof reaches it', () => {
    const domain = { ...ran('A-01 holds'), file: 'packages/domain/a.test.ts' }
    const text = fullTrace(traced([domain]))
    expect(text).toContain('◧ A            1 of 2, 1 of them below their level')
    expect(text).toContain('A-01 holds [no component test]')
  })
})
