/** What a test file reports about its decision tables while it runs. */
export interface FileNotes {
  tables: {
    readonly headings: readonly string[]
    /** As it is written in the test. */
    readonly text: string
    readonly rows: readonly (readonly string[])[]
  }[]
}

/** Which rows a test has read, by the order of the tables in its file and of the rows in them. */
export interface TestNotes {
  rows: readonly { readonly table: number; readonly row: number }[]
}
