import type { ComponentType, ReactElement } from 'react'

export type Examples = Readonly<Record<string, ReactElement | ComponentType>>

interface ExamplesModule {
  readonly examples: Examples
  /** Matches examples that cover the page. Each is shown on its own page. */
  readonly alone?: RegExp
}

const modules = import.meta.glob<ExamplesModule>('../src/*/*.examples.tsx')

const byName = new Map(
  Object.entries(modules).map(([path, load]) => [
    /([\w-]+)\.examples/.exec(path)?.[1] ?? path,
    load,
  ]),
)

export const componentNames: readonly string[] = [...byName.keys()].sort()

export const examplesOf = (component: string): Promise<ExamplesModule> | undefined =>
  byName.get(component)?.()
