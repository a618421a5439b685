import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Level } from './levels.ts'

export interface Requirement {
  readonly id: string
  readonly says: string
  readonly level: Level
}

export interface Catalogue {
  readonly requirements: readonly Requirement[]
  /** The numbers of the open questions that docs/decisions answers. */
  readonly decisions: ReadonlySet<string>
}

export const readCatalogue = (): Catalogue => ({
  requirements: parse(readFileSync('docs/requirements.yaml', 'utf8')),
  decisions: new Set(
    readdirSync('docs/decisions').flatMap(
      (file) => readFileSync(`docs/decisions/${file}`, 'utf8').match(/\bOQ-\d{3}\b/g) ?? [],
    ),
  ),
})

/** 'LOGIN' of 'LOGIN-11'. */
export const groupOf = (id: string): string => id.replace(/-\d+$/, '')
