import { writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import type { TestResult } from '../../reports/test-result.ts'
import type { FileNotes, TestNotes } from './notes.ts'

/** Where the recorded run is written to. */
export const runFile = 'reports/rulebook-run.json'

export interface RanTest extends Pick<TestResult, 'titles' | 'result'> {
  /** What a failed test says. */
  readonly complaints: readonly string[]
  readonly rows: TestNotes['rows']
}

export interface RanFile {
  /** From the repository's root, with forward slashes. */
  readonly file: string
  readonly tests: readonly RanTest[]
  readonly tables: FileNotes['tables']
  /** Why it could not be run at all. */
  readonly complaints: readonly string[]
}

/** Writes what ran, with the rows of decision tables that each test read. */
export const runReport = (path: string): Reporter => ({
  onTestRunEnd: (modules) => {
    writeFileSync(path, JSON.stringify(modules.map(fileOf)))
  },
})

const fileOf = (module: TestModule): RanFile => ({
  file: relative(process.cwd(), module.moduleId).replaceAll(sep, '/'),
  tests: [...module.children.allTests()].map(testOf),
  tables: (module.meta() as Partial<FileNotes>).tables ?? [],
  complaints: module.errors().map(messageOf),
})

function testOf(test: TestCase): RanTest {
  const { state, errors } = test.result()
  return {
    titles: titlesOf(test),
    result: state === 'passed' || state === 'failed' ? state : 'not run',
    complaints: (errors ?? []).map(messageOf),
    rows: (test.meta() as Partial<TestNotes>).rows ?? [],
  }
}

/** The titles of the groups around it, outermost first, then its own. */
function titlesOf(test: TestCase): readonly string[] {
  const titles = [test.name]
  for (let group = test.parent; group.type === 'suite'; group = group.parent)
    titles.unshift(group.name)
  return titles
}

/** With what was expected and what was had instead, when the failure tells. */
const messageOf = ({ message, diff }: { readonly message: string; readonly diff?: string }) =>
  stripVTControlCharacters(diff === undefined ? message : `${message}\n${diff}`)
