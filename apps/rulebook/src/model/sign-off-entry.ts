import type { RatesRead } from '../rates/rates-used.ts'

/** One entry of the file that says who has read what; written by the command and by the page. */
export interface SignOff {
  readonly requirement: string
  /** Of the requirement and of what decides and proves it. */
  readonly version: string
  readonly by: string
  /** 'YYYY-MM-DD'. */
  readonly on: string
  /** The rates that its rules used then; none for what uses none. */
  readonly rates?: RatesRead | undefined
}

/** Its name in the folder docs. */
export const signOffName = 'rulebook-sign-off.yaml'

export const signOffHead = `# Who has read which rule, and its version then. Written by the rulebook's page, or by
# npm run rulebook -- --sign <requirement> --by '<name>'. An entry of another version has lapsed.
`

export const signOffText = ({ requirement, version, by, on, rates = {} }: SignOff): string =>
  `- requirement: ${requirement}\n  version: ${JSON.stringify(version)}\n  by: ${JSON.stringify(by)}\n  on: ${JSON.stringify(on)}\n${ratesText(rates)}`

function ratesText(rates: RatesRead): string {
  const lines = Object.entries(rates).map(
    ([rate, value]) => `    ${JSON.stringify(rate)}: ${JSON.stringify(value)}\n`,
  )
  return lines.length === 0 ? '' : `  rates:\n${lines.join('')}`
}
