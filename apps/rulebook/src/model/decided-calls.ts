/** What decides the calls that the random schedules play, as one digest: a commit can get another name. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

const contexts = 'ledger,portal,withdrawal,benefits,vouchers,checkout'

/** Sentences and tests decide nothing. */
const isDeciding = (file: string): boolean => !/\.(test|messages)\.ts$/.test(file)

/** @param folder the root of the repository */
export function digestOfCalls(folder = '.'): string {
  const files = globSync(`packages/domain/src/{${contexts}}/**/*.ts`, { cwd: folder })
  const digest = createHash('sha256')
  for (const file of files.filter(isDeciding).toSorted())
    digest.update(`${file.replaceAll('\\', '/')}\n${readFileSync(`${folder}/${file}`, 'utf8')}\n`)
  return digest.digest('hex').slice(0, 12)
}
