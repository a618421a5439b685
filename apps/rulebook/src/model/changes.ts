/** What changed between two versions, found in the sources themselves. */
import { type Kind, kindOf, type Statements, statementsIn } from './statements.ts'

export interface Change {
  readonly file: string
  readonly kind: Kind
  /** 'SALSAC-04', 'withdrawalPolicy.redirectMs', or what the case is called. */
  readonly name: string
  /** None for something new. */
  readonly was: string | undefined
  /** None for something removed. */
  readonly is: string | undefined
  /** A case of which only the words changed. */
  readonly isReworded?: boolean
}

/** What changed in a file; nothing for a file that is not watched. */
export function changesIn(file: string, before: string, after: string): readonly Change[] {
  const kind = kindOf(file)
  if (kind === undefined || before === after) return []
  const [was, is] = [statementsIn(kind, before), statementsIn(kind, after)]
  return namesIn(was, is)
    .map((name) => ({ file, kind, name, was: was.get(name), is: is.get(name) }))
    .filter(({ was, is }) => was !== is)
}

const namesIn = (before: Statements, after: Statements): readonly string[] => [
  ...new Set([...before.keys(), ...after.keys()]),
]

/** 'benefits/salary-sacrifice': the name that a rule, its figures, sentences, machine and cases share. */
export const subjectOf = (file: string): string =>
  file
    .replace(/^packages\/domain\/src\//, '')
    .replace(/^apps\/fake-api\/.*page-configuration.*$/, 'rates of the host')
    .replace(/^docs\/(?:decisions\/)?/, '')
    .replace(/^packages\/api-adapter\/src\/demonstration\/seed\//, 'invented data: ')
    .replace(/^packages\/api-adapter\/src\//, 'wire: ')
    .replace(/^apps\/portal\/src\//, 'screens: ')
    .replace(
      /\.(?:rules|selectors|schema|policy|messages|machine|wire|test)\.tsx?$|\.(?:ts|md|yaml)$/,
      '',
    )
