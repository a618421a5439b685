/** The benchmark's table, for the terminal and for docs/benchmarks.md. */
import type { PageCost } from './measure-page.ts'

export interface MeasuredPage {
  readonly name: string
  /** Medians with a fast network and processor, and with slow ones. */
  readonly fast: PageCost
  readonly slow: PageCost
}

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median of each figure separately. */
export function medianCost(costs: readonly PageCost[]): PageCost {
  const figure = (name: keyof PageCost) => medianOf(costs.map((cost) => cost[name]))
  return {
    jsKb: figure('jsKb'),
    cssKb: figure('cssKb'),
    totalKb: figure('totalKb'),
    requests: figure('requests'),
    cpuMs: figure('cpuMs'),
    scriptMs: figure('scriptMs'),
    styleMs: figure('styleMs'),
    layoutMs: figure('layoutMs'),
    blockingMs: figure('blockingMs'),
    fcpMs: figure('fcpMs'),
    lcpMs: figure('lcpMs'),
    usableMs: figure('usableMs'),
    shift: figure('shift'),
  }
}

const columns: readonly (readonly [string, (page: MeasuredPage) => string])[] = [
  ['page', ({ name }) => name],
  ['JS KB', ({ fast }) => fast.jsKb.toFixed(1)],
  ['CSS KB', ({ fast }) => fast.cssKb.toFixed(1)],
  ['all KB', ({ fast }) => fast.totalKb.toFixed(1)],
  ['requests', ({ fast }) => fast.requests.toFixed(0)],
  ['main-thread CPU ms', ({ fast }) => fast.cpuMs.toFixed(0)],
  ['script', ({ fast }) => fast.scriptMs.toFixed(0)],
  ['style', ({ fast }) => fast.styleMs.toFixed(0)],
  ['layout', ({ fast }) => fast.layoutMs.toFixed(0)],
  ['slow 4G, 4× CPU: FCP ms', ({ slow }) => slow.fcpMs.toFixed(0)],
  ['LCP ms', ({ slow }) => slow.lcpMs.toFixed(0)],
  ['usable ms', ({ slow }) => slow.usableMs.toFixed(0)],
  ['blocked ms', ({ slow }) => slow.blockingMs.toFixed(0)],
  ['layout shift', ({ fast, slow }) => Math.max(fast.shift, slow.shift).toFixed(3)],
]

/** A page's figures as multiples of another's. */
export function ratioOf(name: string, page: MeasuredPage, to: MeasuredPage): readonly string[] {
  const cells = columns.map(([, cell]) => Number(cell(page)) / Number(cell(to)))
  return [name, ...cells.slice(1).map((ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–'))]
}

export const tableOf = (
  pages: readonly MeasuredPage[],
  ratios: readonly (readonly string[])[],
): string =>
  [
    columns.map(([heading]) => heading),
    columns.map((_, index) => (index === 0 ? '---' : '---:')),
    ...pages.map((page) => columns.map(([, cell]) => cell(page))),
    ...ratios,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

/** A figure with its limit, as a ratio within the run or as a size. */
export interface Target {
  readonly description: string
  readonly reached: number
  readonly limit: number
}

export const targetsTable = (targets: readonly Target[]): string =>
  [
    '| target | measured | limit | |',
    '| --- | ---: | ---: | --- |',
    ...targets.map(
      ({ description, reached, limit }) =>
        `| ${description} | ${reached.toFixed(2)} | ${limit} | ${reached <= limit ? 'reached' : `missed by ${(reached - limit).toFixed(2)}`} |`,
    ),
  ].join('\n')

/** The cost of one call for a server, in microseconds of CPU time. */
export interface ServerCost {
  readonly path: string
  /** The cost of sending prebuilt bytes. */
  readonly bare: number
  readonly ours: number
}

export const serverTable = (costs: readonly ServerCost[]): string =>
  [
    '| call | prebuilt bytes, µs of processor | stand-in API, µs | ratio |',
    '| --- | ---: | ---: | ---: |',
    ...costs.map(
      ({ path, bare, ours }) =>
        `| ${path} | ${bare.toFixed(0)} | ${ours.toFixed(0)} | ${(ours / bare).toFixed(2)} |`,
    ),
  ].join('\n')
