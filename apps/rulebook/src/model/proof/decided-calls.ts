/** What decides the calls that the random schedules play, as one digest: a commit can get another name. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { parsed } from '../../source/parsed.ts'

const contexts = 'ledger,portal,withdrawal,benefits,vouchers,checkout'

/** Sentences and tests decide nothing; nor do comments and line breaks. */
const isDeciding = (file: string): boolean => !/\.(test|messages)\.ts$/.test(file)

/** @param folder the root of the repository */
export function digestOfCalls(folder = '.'): string {
  const files = globSync(`packages/domain/src/{${contexts}}/**/*.ts`, { cwd: folder })
  const digest = createHash('sha256')
  for (const file of files.filter(isDeciding).toSorted())
    digest.update(
      `${file.replaceAll('\\', '/')}\n${codeAlone(readFileSync(`${folder}/${file}`, 'utf8'))}\n`,
    )
  return digest.digest('hex').slice(0, 12)
}

function codeAlone(text: string): string {
  const without = parsed(text).comments.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  )
  return without.replace(/\s+/g, ' ').trim()
}
