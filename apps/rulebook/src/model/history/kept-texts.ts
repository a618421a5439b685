/** What each version of a file states, as digests, kept from one build to the next: reading hundreds takes seconds. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { digestOf } from '../../run/digest.ts'
import { type DatedKind, textsIn } from './dated-texts.ts'

/** A digest of each text, by its name. */
export type Digests = Readonly<Record<string, string>>

export interface KeptTexts {
  readonly read: (kind: DatedKind, text: string) => Digests
  /** Writes down what has been read anew. */
  readonly keep: () => void
}

const keptFile = 'reports/rulebook-history.json'

/** @param readers what the texts are read by: versions read in another way are read again */
export function keptTexts(
  file = keptFile,
  readers = digestOf('apps/rulebook/src/source', 'apps/rulebook/src/model'),
): KeptTexts {
  const known = new Map(Object.entries(keptIn(file, readers)))
  const seen = new Map<string, string>()
  let isNew = false
  return {
    read: (kind, text) => {
      const whole = seen.get(text) ?? shortOf(text)
      seen.set(text, whole)
      const key = `${kind} ${whole}`
      const kept = known.get(key)
      if (kept !== undefined) return kept
      isNew = true
      const digests = digestsIn(kind, text)
      known.set(key, digests)
      return digests
    },
    keep: () => {
      if (!isNew) return
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ readers, texts: Object.fromEntries(known) }))
    },
  }
}

function keptIn(file: string, readers: string): Readonly<Record<string, Digests>> {
  if (!existsSync(file)) return {}
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    return kept.readers === readers ? kept.texts : {}
  } catch {
    return {}
  }
}

/** An old version may be written in a way that nobody reads any more: then it states nothing. */
function digestsIn(kind: DatedKind, text: string): Digests {
  try {
    return Object.fromEntries([...textsIn(kind, text)].map(([name, one]) => [name, shortOf(one)]))
  } catch {
    return {}
  }
}

const shortOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 20)
