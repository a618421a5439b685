/** One entry of the file that says who has read what; written by the command and by the page. */
export interface SignOff {
  readonly requirement: string
  /** Of the requirement and of what decides and proves it. */
  readonly version: string
  readonly by: string
  /** 'YYYY-MM-DD'. */
  readonly on: string
}

/** Its name in the folder docs. */
export const signOffName = 'rulebook-sign-off.yaml'

export const signOffHead = `# Who has read which rule, and its version then. Written by the rulebook's page, or by
# npm run rulebook -- --sign <requirement> --by '<name>'. An entry of another version has lapsed.
`

export const signOffText = ({ requirement, version, by, on }: SignOff): string =>
  `- requirement: ${requirement}\n  version: ${JSON.stringify(version)}\n  by: ${JSON.stringify(by)}\n  on: ${JSON.stringify(on)}\n`
