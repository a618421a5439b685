import type { Played } from '@save/tests/browsers'

export interface BrowsersReport {
  /** The day, as '2026-11-22'. */
  readonly date: string
  readonly commit: string
  readonly system: string
  readonly engines: readonly { readonly name: string; readonly version: string }[]
  readonly hands: readonly string[]
  readonly journeys: readonly string[]
  readonly played: readonly Played[]
}

/** docs/browsers.md: the journeys that passed in each browser, with each hand. */
export function browsersReport(report: BrowsersReport): string {
  const { date, commit, system, engines, hands, journeys, played } = report
  const columns = engines.flatMap(({ name }) => hands.map((hand) => ({ engine: name, hand })))
  const failures = played.filter(({ failure }) => failure !== undefined)
  const mark = (journey: string, { engine, hand }: (typeof columns)[number]) => {
    const one = played.find(
      (play) => play.journey === journey && play.engine === engine && play.hand === hand,
    )
    if (one === undefined) return '–'
    return one.failure === undefined ? '✓' : '✗'
  }
  return [
    '# The journeys in three browsers',
    '',
    'Written by `npm run browsers`; see [decision 27](decisions/0027-browsers.md).',
    '',
    `**${played.length - failures.length} of ${played.length}** passed on ${date}, at ${commit}, on ${system}:`,
    '',
    ...engines.map(({ version }) => `- ${version}`),
    '',
    'A journey passes if it reaches its outcome, with nothing on the console and no breach of the content security policy.',
    '',
    ...table(
      ['journey', ...columns.map(({ engine, hand }) => `${engine}, ${hand}`)],
      journeys.map((journey) => [journey, ...columns.map((column) => mark(journey, column))]),
    ),
    ...failures.flatMap(({ journey, engine, hand, failure }) => [
      '',
      `**${journey}** (${engine}, ${hand}): ${failure?.replaceAll(/\s+/g, ' ')}`,
    ]),
    '',
  ].join('\n')
}

/** Padded to equal widths, so that it is readable as plain text. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}
