/** The machines that a case plays, where its run noted none: its table was worked out before its tests ran. */
import { existsSync, readFileSync } from 'node:fs'
import { nodesIn, parsed, type SourceNode } from '../../source/parsed.ts'

/** The machines that a group of a test file names: 'bankWithdrawalMachine' of 'Where does a withdrawal to the bank lead …?'. */
export function machinesIn(text: string, group: string): ReadonlySet<string> {
  const groups = [...nodesIn(parsed(text).statements)].filter((node) => titleOf(node) === group)
  return new Set(
    [...nodesIn(groups)].flatMap((node) => {
      const { name } = node as { readonly name?: unknown }
      return typeof name === 'string' && name.endsWith('Machine') ? [name] : []
    }),
  )
}

const known = new Map<string, ReadonlySet<string>>()

/** The same of a file that is there. */
export function machinesPlayed(file: string, group: string): ReadonlySet<string> {
  const key = `${file} ${group}`
  const found =
    known.get(key) ??
    (existsSync(file) ? machinesIn(readFileSync(file, 'utf8'), group) : new Set<string>())
  known.set(key, found)
  return found
}

/** Of `describe('Where does a withdrawal to the bank lead …?', …)`. */
function titleOf(node: SourceNode): unknown {
  if (node.type !== 'CallExpression') return undefined
  const call = node as SourceNode & {
    readonly callee: { readonly name?: string }
    readonly arguments: readonly { readonly value?: unknown }[]
  }
  return call.callee.name === 'describe' ? call.arguments[0]?.value : undefined
}
