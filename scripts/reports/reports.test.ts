import { describe, expect, test } from 'vitest'
import { readPlaywrightReport } from './playwright-report.ts'
import { countLine } from './reports.ts'
import type { TestResult } from './test-result.ts'
import { readVitestReport } from './vitest-report.ts'

describe('A report of Vitest', () => {
  const report = {
    testResults: [
      {
        name: `${process.cwd()}/packages/domain/src/help/help.test.ts`,
        assertionResults: [
          { ancestorTitles: ['', 'A-01 holds'], title: 'here', status: 'passed' },
          { ancestorTitles: [], title: 'A-02 holds', status: 'failed' },
          { ancestorTitles: [], title: 'later', status: 'pending' },
        ],
      },
    ],
  }

  test('gives every test with its groups, its file and its result', () => {
    const file = 'packages/domain/src/help/help.test.ts'
    expect(readVitestReport(report)).toEqual([
      { file, titles: ['A-01 holds', 'here'], result: 'passed' },
      { file, titles: ['A-02 holds'], result: 'failed' },
      { file, titles: ['later'], result: 'not run' },
    ])
  })

  test('gives a file that could not be loaded as a test that failed', () => {
    const file = 'packages/domain/src/help/help.test.ts'
    const broken = {
      name: `${process.cwd()}/${file}`,
      status: 'failed',
      message: 'No table.',
      assertionResults: [],
    }
    expect(readVitestReport({ testResults: [broken] })).toEqual([
      { file, titles: [file], result: 'failed', message: 'No table.' },
    ])
  })
})

describe('A report of Playwright', () => {
  const spec = (title: string, ...statuses: readonly string[]) => ({
    title,
    tests: statuses.map((status) => ({ status })),
  })
  const report = {
    suites: [
      {
        title: 'session/sign-in.spec.ts',
        file: 'session/sign-in.spec.ts',
        specs: [spec('A-01 holds', 'expected', 'unexpected'), spec('later', 'skipped')],
        suites: [
          {
            title: 'A-02 holds',
            file: 'session/sign-in.spec.ts',
            specs: [spec('here', 'flaky')],
          },
        ],
      },
    ],
  }

  test('gives every test in every project, with its groups but not the name of its file', () => {
    const file = 'tests/session/sign-in.spec.ts'
    expect(readPlaywrightReport(report)).toEqual([
      { file, titles: ['A-01 holds'], result: 'passed' },
      { file, titles: ['A-01 holds'], result: 'failed' },
      { file, titles: ['later'], result: 'not run' },
      { file, titles: ['A-02 holds', 'here'], result: 'failed' },
    ])
  })
})

test('The last line counts what passed and what failed, and nothing else', () => {
  const results = ['passed', 'passed', 'failed', 'not run'] as const
  const tests = results.map((result): TestResult => ({ file: '', titles: [], result }))
  expect(countLine(tests)).toBe('2 passed, 1 failed')
})
