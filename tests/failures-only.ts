import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'

/** Reports failed tests, and says nothing about those that passed. */
export default class FailuresOnly implements Reporter {
  printsToStdio = () => true

  onError(error: TestError): void {
    say(inWords(error))
  }

  onTestEnd(test: TestCase, { status, errors, attachments }: TestResult): void {
    if (status === test.expectedStatus) return
    const [, , , ...titles] = test.titlePath()
    const { file, line } = test.location
    say(`\n✗ ${relative(process.cwd(), file)}:${line} ${titles.join(' › ')} (${status})`)
    for (const error of errors) say(inWords(error))
    for (const { name, path } of attachments)
      if (name === 'error-context' && path !== undefined) say(pageIn(readFileSync(path, 'utf8')))
  }
}

/** What stood on the page when the test failed: a failure that doesn't come again can't be looked at later. */
const pageIn = (context: string): string => context.match(/```yaml\n([\s\S]*?)```/)?.[1] ?? ''

const say = (text: string) => process.stdout.write(`${text}\n`)

const inWords = ({ stack, message, value, snippet }: TestError): string =>
  [stack ?? message ?? value, snippet].filter(Boolean).join('\n')
