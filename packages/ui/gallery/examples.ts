import type { ComponentType, ReactElement } from 'react'

export type Examples = Readonly<Record<string, ReactElement | ComponentType>>

interface ExamplesModule {
  readonly examples: Examples
  /** Matches the examples that cover the page; each is shown on a page of its own. */
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
