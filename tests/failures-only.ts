import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { flakyLine } from '../scripts/reports/flaky-line.ts'

/** Reports failed tests and, at the end, flaky ones. */
export default class FailuresOnly implements Reporter {
  private tests: readonly TestCase[] = []

  printsToStdio = () => true

  onBegin(_: unknown, suite: Suite): void {
    this.tests = suite.allTests()
  }

  onError(error: TestError): void {
    say(inWords(error))
  }

  onTestEnd(test: TestCase, { status, errors, attachments }: TestResult): void {
    if (status === test.expectedStatus) return
    say(`\n✗ ${nameOf(test)} (${status})`)
    for (const error of errors) say(inWords(error))
    for (const { name, path } of attachments)
      if (name === 'error-context' && path !== undefined) say(pageIn(readFileSync(path, 'utf8')))
  }

  onEnd(): void {
    const flaky = this.tests.filter((test) => test.outcome() === 'flaky')
    const line = flakyLine(flaky.map(nameOf))
    if (line !== undefined) say(`\n${line}`)
  }
}

function nameOf(test: TestCase): string {
  const [, , , ...titles] = test.titlePath()
  const { file, line } = test.location
  return `${relative(process.cwd(), file)}:${line} ${titles.join(' › ')}`
}

/** The content of the page when the test failed, since the failure may not happen again. */
const pageIn = (context: string): string => context.match(/```yaml\n([\s\S]*?)```/)?.[1] ?? ''

const say = (text: string) => process.stdout.write(`${text}\n`)

const inWords = ({ stack, message, value, snippet }: TestError): string =>
  [stack ?? message ?? value, snippet].filter(Boolean).join('\n')
