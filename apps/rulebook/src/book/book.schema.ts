/**
 * The rulebook as data: code, documents and the last test run, joined by context. A page shows it, a search reads it,
 * and two of them can be compared.
 */
export interface Book {
  /** 'YYYY-MM-DD' and short hash of the commit. */
  readonly day: string
  readonly commit: string
  /** The last `npm test`, if any. */
  readonly run?: TestRun
  readonly chapters: readonly Chapter[]
  readonly rates: readonly Rate[]
  /** Today's faults in the rate book, one sentence each. */
  readonly ratesWrong: readonly string[]
  /** Rates that end within ninety days, one sentence each. */
  readonly ratesEnding: readonly string[]
}

export interface TestRun {
  readonly day: string
  readonly passed: number
  readonly failed: number
}

export type Level = 'unit' | 'contract' | 'component' | 'e2e'

export type Result = 'passed' | 'failed' | 'not run'

export interface Chapter {
  /** The context's folder: 'withdrawal'. */
  readonly key: string
  readonly title: string
  readonly about: string
  readonly requirements: readonly Requirement[]
  readonly decisions: readonly Decision[]
  readonly tables: readonly Table[]
  /** Tests that aren't rows of a table. */
  readonly tests: readonly TestTitle[]
  readonly rules: readonly Declaration[]
  readonly figures: readonly Declaration[]
  readonly sentences: readonly Sentence[]
  readonly machines: readonly Machine[]
}

export interface Requirement {
  readonly id: string
  readonly says: string
  /** The lowest level of test that can prove the requirement. */
  readonly level: Level
  /** The number of passing tests at that level or above. */
  readonly proofs: number
}

/** An answered question, or a decision record that answers none. */
export interface Decision {
  /** 'OQ-119', or '0020' for a whole record. */
  readonly id: string
  /** Markdown. */
  readonly decided: string
  readonly why: string
  /** 'docs/decisions/0011-account-and-withdrawals.md'. */
  readonly file: string
}

export interface Table {
  readonly title: string
  readonly ids: readonly string[]
  readonly file: string
  readonly headings: readonly string[]
  /** The headings of the compared columns. */
  readonly answers: readonly string[]
  readonly rows: readonly Row[]
}

export interface Row {
  readonly name: string
  readonly ids: readonly string[]
  readonly cells: Readonly<Record<string, string>>
  readonly result: Result
  /** Cells with a different value in this run, by heading. */
  readonly received?: Readonly<Record<string, string>>
  /** The reason for a failure outside the cells. */
  readonly message?: string
}

export interface TestTitle {
  readonly ids: readonly string[]
  /** Includes the titles of its groups: 'The form › an empty email is refused'. */
  readonly title: string
  readonly file: string
  readonly result: Result
}

/** An exported rule, or a figure of a policy. */
export interface Declaration {
  readonly name: string
  /** Its comment; '' if it has none. */
  readonly says: string
  readonly code: string
  readonly file: string
  readonly line: number
}

export interface Sentence {
  /** 'withdrawalMessages.ours.mayHaveArrived'. */
  readonly name: string
  /** The text. A placeholder is shown as an ellipsis: '£…'. */
  readonly text: string
  readonly file: string
  readonly line: number
}

export interface Machine {
  readonly name: string
  readonly says: string
  readonly file: string
  /** An SVG drawing. */
  readonly drawing: string
  /** The Mermaid text of the drawing. */
  readonly flow: string
  readonly states: readonly { readonly name: string; readonly says: string }[]
  readonly events: readonly { readonly name: string; readonly says: string }[]
}

export interface Rate {
  /** 'minimumWage'. */
  readonly rate: string
  /** 'Minimum wage'. */
  readonly name: string
  /** Its scope: 'Scotland', 'Plan 2', '21 or over', 'United Kingdom'. */
  readonly appliesTo: string
  /** Its figures in words: 'basic rate: 20% of taxable income up to £37,700.00'. */
  readonly figures: readonly string[]
  readonly from: string
  readonly until: string
  readonly source: { readonly title: string; readonly address: string; readonly checkedOn: string }
}
