import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A digest of all files of some folders: it changes as soon as one of them does. */
export const digestOf = (...folders: readonly string[]): string => digestOfSome(() => true, folders)

export function digestOfSome(isIn: (file: string) => boolean, folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const file of filesIn(folder).filter(isIn))
      hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
    .sort()
