import type { DecisionTable } from '@save/domain/testing/table'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../../packages/*/src/**/*.table.ts',
  { eager: true },
)

const isTable = (value: unknown): value is DecisionTable =>
  typeof value === 'object' && value !== null && 'decide' in value && 'rows' in value

/** Every decision table of the product by its title, ready to run here. */
export const runningTables: ReadonlyMap<string, DecisionTable> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isTable)
    .map((table) => [table.title, table]),
)
