import type { RatesRead } from '../../rates/rates-used.ts'
import type { Pieces } from './pieces.ts'

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
  /** All that it depended on then. */
  readonly pieces?: Pieces | undefined
}

/** Its name in the folder docs. */
export const signOffName = 'rulebook-sign-off.yaml'

export const signOffHead = `# Who has read which rule, and its version then. Written by the rulebook's page, or by
# npm run rulebook -- --sign <requirement> --by '<name>'. An entry of another version has lapsed.
`

export const signOffText = ({
  requirement,
  version,
  by,
  on,
  rates = {},
  pieces = {},
}: SignOff): string =>
  `- requirement: ${requirement}\n  version: ${JSON.stringify(version)}\n  by: ${JSON.stringify(by)}\n  on: ${JSON.stringify(on)}\n${listText('rates', rates)}${listText('pieces', pieces)}`

/** One line for each entry; YAML reads JSON. */
function listText(name: string, list: RatesRead | Pieces): string {
  const lines = Object.entries(list).map(
    ([entry, value]) => `    ${JSON.stringify(entry)}: ${JSON.stringify(value)}\n`,
  )
  return lines.length === 0 ? '' : `  ${name}:\n${lines.join('')}`
}
