import type { SnapshotFrom } from 'xstate'
import { formatPounds, leftOutOf, nothing, type ResourceView } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { paths } from '../shell/index.ts'
import type { statementMachine } from './statement.machine.ts'
import { type Statement, slicesOf, totalOf } from './statement.rules.ts'
import type { StatementItem } from './statement.schema.ts'
import { statementsMessages } from './statements.messages.ts'

export interface StatementRowView {
  readonly name: string
  readonly value: string
  /** In pence. At zero or below there is no slice in the pie (OQ-128). */
  readonly size: number
}

export type StatementView =
  | { readonly is: 'loading'; readonly text: string }
  /** Without permission: redirects to this path, replacing this page in the history (PERM-03, PERM-04). */
  | { readonly is: 'refused'; readonly redirect: string }
  /** The member couldn't be read (OQ-131). */
  | { readonly is: 'memberFailed' }
  /** The list couldn't be read. Heading and back link stay (OQ-140). */
  | { readonly is: 'failed' }
  | {
      readonly is: 'ready'
      readonly rows: readonly StatementRowView[]
      /** The total of all rows, on every page (STMT-07). */
      readonly total: string
      /** The number of items missing from the rows and the total. */
      readonly leftOut: number
      /** The chart's name. `undefined` without slices, when there is no chart. */
      readonly chart: string | undefined
    }

/** The part that every state of the page shows (STMT-01 to STMT-03). */
export const statementFrame = (statement: Statement) => ({
  title: statementsMessages[statement].title,
  intro:
    statement === 'wellness'
      ? statementsMessages.ours.wellnessIntro
      : statementsMessages.ours.rewardIntro,
  back: paths.dashboard,
})

export function statementView(
  snapshot: SnapshotFrom<ReturnType<typeof statementMachine>>,
  member: ResourceView<Member>,
  items: ResourceView<readonly StatementItem[]>,
): StatementView {
  if (snapshot.matches('refused')) return { is: 'refused', redirect: paths.dashboard }
  if (member.is === 'failed') return { is: 'memberFailed' }
  if (snapshot.matches('permitted') && items.is === 'failed') return { is: 'failed' }
  if (snapshot.matches('permitted') && items.is === 'ready') return readyView(items.value)
  return { is: 'loading', text: statementsMessages[snapshot.context.statement].loading }
}

/** The value of the rows on other pages, shown as one slice of the pie. */
export const sizeOfOthers = (
  all: readonly StatementRowView[],
  shown: readonly StatementRowView[],
): number => sizeOf(all) - sizeOf(shown)

const sizeOf = (rows: readonly StatementRowView[]): number =>
  rows.reduce((sum, { size }) => sum + size, 0)

const readyView = (items: readonly StatementItem[]): StatementView => ({
  is: 'ready',
  rows: items.map(({ name, value }) => ({
    name,
    value: formatPounds(value),
    size: Math.max(value, nothing),
  })),
  total: formatPounds(totalOf(items)),
  leftOut: leftOutOf(items),
  chart: chartName(items),
})

function chartName(items: readonly StatementItem[]): string | undefined {
  const [first, ...others] = slicesOf(items)
  if (first === undefined) return undefined
  const largest = others.reduce(
    (largestSoFar, item) => (item.value > largestSoFar.value ? item : largestSoFar),
    first,
  )
  return statementsMessages.ours.chart(
    largest.name,
    formatPounds(largest.value),
    formatPounds(totalOf(items)),
  )
}
