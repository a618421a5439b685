import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { FormerTables } from '../site/place-in-address.ts'

/** Links that people have kept from before tables went by name. */
export const readFormerTables = (): FormerTables =>
  parse(readFileSync(new URL('former-tables.yaml', import.meta.url), 'utf8'))
