import { relative, sep } from 'node:path'
import type { FileTime, TestResult } from './test-result.ts'

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status?: string
    readonly message?: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
      readonly meta?: Pick<TestResult, 'row'>
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

export function readVitestReport({ testResults }: VitestReport): readonly TestResult[] {
  return testResults.flatMap(
    ({ name, status, message = '', assertionResults }): readonly TestResult[] => {
      const file = fromRoot(name)
      // A file that can't be loaded has no tests.
      if (status === 'failed' && assertionResults.length === 0)
        return [{ file, titles: [file], result: 'failed', message }]
      return assertionResults.map(({ ancestorTitles, title, status, meta, failureMessages }) => ({
        file,
        titles: [...ancestorTitles, title].filter((part) => part !== ''),
        result: status === 'passed' || status === 'failed' ? status : 'not run',
        ...(meta?.row && { row: meta.row }),
        ...(failureMessages?.[0] !== undefined && { message: failureMessages[0] }),
      }))
    },
  )
}

export const vitestTimes = ({ testResults }: VitestReport): readonly FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: fromRoot(name),
    ms: endTime - startTime,
  }))

const fromRoot = (path: string): string => relative(process.cwd(), path).replaceAll(sep, '/')
