/** What a test file reports about its decision tables while it runs. */
export interface FileNotes {
  tables: {
    readonly headings: readonly string[]
    /** As it is written in the test. */
    readonly text: string
    readonly rows: readonly (readonly string[])[]
  }[]
}

/** Which rows a test has read, by the position of the table in its file and of the row in the table. */
export interface TestNotes {
  rows: readonly { readonly table: number; readonly row: number }[]
  /** The functions of rules and machines that it ran, in the order of their first run. */
  ran: readonly string[]
}
