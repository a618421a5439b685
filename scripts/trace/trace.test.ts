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

const testResult = (
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
const allProven = [testResult('A-01, A-02, B-01 hold')]

const problemsWith = (...tests: readonly TestResult[]) => traced([...allProven, ...tests]).problems

const provenIn = (tests: readonly TestResult[]): readonly string[] =>
  traced(tests)
    .groups.flatMap(({ proofs }) => proofs)
    .filter((proof) => proof.tests.length > 0)
    .map(({ id }) => id)

describe('Proving a requirement', () => {
  test('a passing test proves the id at the beginning of its title', () => {
    expect(provenIn([testResult('A-01 holds')])).toEqual(['A-01'])
  })

  test('a passing test proves the id at the beginning of its group’s title', () => {
    expect(provenIn([testResult('at the limit', 'passed', 'A-01 holds')])).toEqual(['A-01'])
  })

  test('a title can prove several requirements', () => {
    expect(provenIn([testResult('A-01, B-01 hold')])).toEqual(['A-01', 'B-01'])
  })
})

describe('Failing to prove a requirement', () => {
  test('a failing test proves nothing', () => {
    expect(provenIn([testResult('A-01 holds', 'failed')])).toEqual([])
  })

  test('a failing test beside a passing one disproves it', () => {
    expect(provenIn([testResult('A-01 holds'), testResult('A-01 holds there', 'failed')])).toEqual(
      [],
    )
  })

  test('a test that did not run proves nothing', () => {
    expect(provenIn([testResult('A-01 holds', 'not run')])).toEqual([])
  })

  test('a title that only mentions an id proves nothing', () => {
    expect(provenIn([testResult('holds, see A-01')])).toEqual([])
  })
})

describe('The trace fails', () => {
  test('a title with an unknown id fails the trace', () => {
    expect(problemsWith(testResult('A-09 holds'))).toEqual([
      'There is no A-09: packages/ui/a.test.ts, "A-09 holds"',
    ])
  })

  test('an unknown id in the title of a group fails the trace, once', () => {
    const tests = [
      testResult('here', 'passed', 'A-09 holds'),
      testResult('there', 'passed', 'A-09 holds'),
    ]
    expect(problemsWith(...tests)).toHaveLength(1)
  })

  test('a repeated id in one title fails the trace', () => {
    expect(problemsWith(testResult('A-01, A-01 holds'))).toEqual([
      'A-01 stands twice in one title: packages/ui/a.test.ts, "A-01, A-01 holds"',
    ])
  })

  test('a requirement listed twice in the catalogue fails the trace', () => {
    const twice = {
      ...catalogue,
      requirements: [...catalogue.requirements, { id: 'A-01', says, level: 'unit' as const }],
    }
    expect(trace(twice, allProven).problems).toEqual([
      'A-01 stands twice in docs/requirements.yaml.',
    ])
  })

  test('every requirement without a proof fails the trace', () => {
    expect(traced([testResult('A-01 holds')]).problems).toEqual([
      'No passing component test proves A-02: Something holds.',
      'No passing component test proves B-01: Something holds.',
    ])
  })

  test('a requirement with a failing test fails the trace', () => {
    expect(problemsWith(testResult('B-01 holds', 'failed'))).toEqual([
      'No passing component test proves B-01: Something holds.',
    ])
  })

  test('a requirement proven only below its level fails the trace', () => {
    const domain = { ...testResult('B-01 holds'), file: 'packages/domain/a.test.ts' }
    expect(traced([testResult('A-01, A-02 hold'), domain]).problems).toHaveLength(1)
  })
})

describe('The trace does not fail', () => {
  test('the trace passes if every requirement is proven', () => {
    expect(problemsWith()).toEqual([])
  })

  test('an answered question in a title doesn’t fail the trace', () => {
    expect(problemsWith(testResult('OQ-135 the page reports a lost answer'))).toEqual([])
  })
})

describe('The printed trace', () => {
  const printed = traced([
    testResult('A-01 holds'),
    testResult('A-01 holds there'),
    testResult('A-09 holds'),
  ])

  test('the trace has counts per group and lists the problems', () => {
    expect(shortTrace(printed).split('\n')).toEqual([
      '◧ A            1 of 2',
      '1 of 3 requirements are proven; npm run trace shows by what.',
      'There is no A-09: packages/ui/a.test.ts, "A-09 holds"',
      'No passing component test proves A-02: Something holds.',
      'No passing component test proves B-01: Something holds.',
    ])
  })

  test('the full trace names a proof of each requirement, or its unproven sentence', () => {
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

  test('a requirement that no proof reaches is reported', () => {
    const domain = { ...testResult('A-01 holds'), file: 'packages/domain/a.test.ts' }
    const text = fullTrace(traced([domain]))
    expect(text).toContain('◧ A            1 of 2, 1 of them below their level')
    expect(text).toContain('A-01 holds [no component test]')
  })
})
