/** The cases of a step that does one of several things, each as a step of its own. */
import type { SwitchStatement } from 'oxc-parser'
import type { SourceNode } from '../parsed.ts'

export const caseStep = 'CaseStep'

/** One case of several, or several that lead to the same. */
export interface CaseStep extends SourceNode {
  readonly of: SourceNode
  /** None for every other. */
  readonly tests: readonly SourceNode[]
  readonly consequent: readonly SourceNode[]
}

/** The cases of a switch; those without steps of their own go with the next. */
export function casesOf(of: SourceNode, cases: SwitchStatement['cases']): readonly CaseStep[] {
  let tests: SourceNode[] = []
  return cases.flatMap(({ test, consequent, start, end }) => {
    if (test !== null) tests.push(test)
    if (consequent.length === 0) return []
    const own = test === null ? [] : tests
    tests = []
    return [{ type: caseStep, start, end, of, tests: own, consequent }]
  })
}
