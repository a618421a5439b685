import { afterEach, describe, expect, test, vi } from 'vitest'
import { playwrightTimes, readPlaywrightReport } from './playwright-report.ts'
import { countLine, flakyLines } from './reports.ts'
import type { FileTime, TestResult } from './test-result.ts'
import { timeLines } from './times.ts'
import { readVitestReport, vitestTimes } from './vitest-report.ts'

describe('A report of Vitest', () => {
  const report = {
    testResults: [
      {
        name: `${process.cwd()}/packages/domain/src/help/help.test.ts`,
        startTime: 1000,
        endTime: 3500,
        assertionResults: [
          { ancestorTitles: ['', 'A-01 holds'], title: 'here', status: 'passed' },
          { ancestorTitles: [], title: 'A-02 holds', status: 'failed' },
          { ancestorTitles: [], title: 'later', status: 'pending' },
        ],
      },
    ],
  }

  test('every test has its groups, its file and its result', () => {
    const file = 'packages/domain/src/help/help.test.ts'
    expect(readVitestReport(report)).toEqual([
      { file, titles: ['A-01 holds', 'here'], result: 'passed' },
      { file, titles: ['A-02 holds'], result: 'failed' },
      { file, titles: ['later'], result: 'not run' },
    ])
  })

  test('a file that could not be loaded counts as a failed test', () => {
    const file = 'packages/domain/src/help/help.test.ts'
    const broken = {
      name: `${process.cwd()}/${file}`,
      startTime: 0,
      endTime: 0,
      status: 'failed',
      message: 'No table.',
      assertionResults: [],
    }
    expect(readVitestReport({ testResults: [broken] })).toEqual([
      { file, titles: [file], result: 'failed', message: 'No table.' },
    ])
  })

  test('each file has its duration', () => {
    expect(vitestTimes(report)).toEqual([
      { file: 'packages/domain/src/help/help.test.ts', ms: 2500 },
    ])
  })
})

describe('A report of Playwright', () => {
  const spec = (title: string, ...statuses: readonly string[]) => ({
    title,
    tests: statuses.map((status) => ({
      status,
      results: status === 'flaky' ? [{ duration: 900 }, { duration: 100 }] : [{ duration: 10 }],
    })),
  })
  afterEach(() => vi.unstubAllEnvs())
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

  const file = 'tests/session/sign-in.spec.ts'

  test('every test of every project has its groups, without the name of its file', () => {
    vi.stubEnv('CI', '')
    expect(readPlaywrightReport(report)).toEqual([
      { file, titles: ['A-01 holds'], result: 'passed' },
      { file, titles: ['A-01 holds'], result: 'failed' },
      { file, titles: ['later'], result: 'not run' },
      { file, titles: ['A-02 holds', 'here'], result: 'passed', isFlaky: true },
    ])
  })

  test('a flaky test counts as failed in CI', () => {
    vi.stubEnv('CI', 'true')
    expect(readPlaywrightReport(report)).toContainEqual({
      file,
      titles: ['A-02 holds', 'here'],
      result: 'failed',
      isFlaky: true,
    })
  })

  test('each file’s duration includes every run of its tests', () => {
    expect(playwrightTimes(report)).toEqual([{ file, ms: 1030 }])
  })
})

describe('The summary', () => {
  const flaky = (title: string): TestResult => ({
    file: 'tests/a.spec.ts',
    titles: [title],
    result: 'passed',
    isFlaky: true,
  })

  test('the summary names a flaky test', () => {
    expect(flakyLines([flaky('I pay')])).toEqual([
      '1 flaky test: tests/a.spec.ts › I pay; it passed when run again. The trace is in test-results.',
    ])
  })

  test('the summary names several flaky tests', () => {
    expect(flakyLines([flaky('I pay'), flaky('I leave')])).toEqual([
      '2 flaky tests: tests/a.spec.ts › I pay, tests/a.spec.ts › I leave; they passed when run again. The traces are in test-results.',
    ])
  })

  test('the summary has no line about flaky tests if none were flaky', () => {
    expect(flakyLines([{ file: 'tests/a.spec.ts', titles: ['I pay'], result: 'failed' }])).toEqual(
      [],
    )
  })

  test('the summary adds up the time of each kind of test, the most expensive first', () => {
    const files: readonly FileTime[] = [
      { file: 'packages/domain/src/help/help.test.ts', ms: 400 },
      { file: 'packages/ui/src/card/card.test.tsx', ms: 1000 },
      { file: 'apps/portal/src/search/search.test.tsx', ms: 500 },
      { file: 'apps/fake-api/src/contract.test.ts', ms: 300 },
      { file: 'tests/schedules/schedules.test.ts', ms: 200 },
      { file: 'tests/gallery.spec.ts', ms: 61_000 },
    ]
    expect(timeLines(files).slice(1, 6)).toEqual([
      '    61.0 s  browser',
      '     1.5 s  component',
      '     0.4 s  unit',
      '     0.3 s  contract',
      '     0.2 s  schedules',
    ])
  })

  test('the summary lists the ten most expensive files, the most expensive first', () => {
    const files = Array.from({ length: 11 }, (_, at) => ({ file: `${at}.test.ts`, ms: at * 1000 }))
    const lines = timeLines(files).slice(-10)
    expect([lines[0], lines[9]]).toEqual(['    10.0 s  10.test.ts', '     1.0 s  1.test.ts'])
  })

  test('the summary has no times if no tests ran', () => {
    expect(timeLines([])).toEqual([])
  })
})

test('The last line counts only passed and failed tests', () => {
  const results = ['passed', 'passed', 'failed', 'not run'] as const
  const tests = results.map((result): TestResult => ({ file: '', titles: [], result }))
  expect(countLine(tests)).toBe('2 passed, 1 failed')
})
