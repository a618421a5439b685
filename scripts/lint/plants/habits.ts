import type { Plant } from './plant.ts'

const rules = 'packages/domain/src/help/help.rules.ts'
const domainTest = 'packages/domain/src/help/help.test.ts'
const component = 'packages/ui/src/link/link.tsx'
const screen = 'apps/portal/src/help/help-view.tsx'

const innerHtml = `export const show = (element: Element, html: string) => {
  element.innerHTML = html
}
`

const insertedHtml = `export const show = (element: Element, html: string) =>
  element.insertAdjacentHTML('beforeend', html)
`

const handedHtml = `export const View = ({ html }: { html: string }) => (
  <p dangerouslySetInnerHTML={{ __html: html }} />
)
`

const ownForm = 'export const View = () => <form />\n'

const heardLate = `import { useEffect } from 'react'

export function useKeys(hear: () => void): void {
  useEffect(() => {
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [hear])
}
`

const ofLines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `export const line${at} = ${at}\n`).join('')

const testThat = (testCode: string): string =>
  `import { test } from 'vitest'\n\ntest.${testCode}('a fact', () => undefined)\n`

const oneSanitiser = 'the one sanitising component'

/** The habit, the file, the code, and the rule that reports it. */
const rows: readonly (readonly [string, string, string, string, string?])[] = [
  ['a screen writes HTML past React', screen, innerHtml, 'plugin', oneSanitiser],
  ['a component inserts HTML', component, insertedHtml, 'plugin', oneSanitiser],
  ['a screen hands HTML to React', screen, handedHtml, 'lint/security/noDangerouslySetInnerHtml'],
  ['a screen with a form of its own', screen, ownForm, 'lint/correctness/noRestrictedElements'],
  ['a component with one', component, ownForm, 'lint/correctness/noRestrictedElements'],
  ['a screen that listens late', screen, heardLate, 'plugin', 'useLayoutEffect'],
  ['a component that does', component, heardLate, 'plugin', 'useLayoutEffect'],
  ['a default export', rules, 'export default 1\n', 'lint/style/noDefaultExport'],
  ['everything of a file', rules, "export * from './round.ts'\n", 'lint/performance/noReExportAll'],
  ['any', rules, 'export const one = (two: any) => two\n', 'lint/suspicious/noExplicitAny'],
  ['an enum', rules, 'export enum One {\n  two = 2,\n}\n', 'lint/style/noEnum'],
  ['201 lines', rules, ofLines(201), 'lint/style/noExcessiveLinesPerFile'],
  ['a word on the console', component, "console.log('here')\n", 'lint/suspicious/noConsole'],
  ['a skipped test', domainTest, testThat('skip'), 'lint/suspicious/noSkippedTests'],
  ['a test that runs alone', domainTest, testThat('only'), 'lint/suspicious/noFocusedTests'],
  [
    'an absence denied',
    rules,
    'export const one = (two?: string) => two!.length\n',
    'lint/style/noNonNullAssertion',
  ],
  [
    'a name in camel case',
    'packages/domain/src/help/helpOfPath.rules.ts',
    'export const one = 1\n',
    'lint/style/useFilenamingConvention',
  ],
]

export const badHabits: readonly Plant[] = rows.map(([description, file, code, rule, reason]) => ({
  description,
  file,
  code,
  rule,
  ...(reason !== undefined && { reason }),
}))
