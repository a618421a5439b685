import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { treeFileOf } from './tree-file.ts'

const folder = new URL('../accessibility/trees/', import.meta.url)

/** `SAVE_TREES=1` writes the files again; read the changes before you keep them. */
export const isWritingTrees = process.env['SAVE_TREES'] === '1'

/**
 * Checks what assistive technology is given, role by role in its order, with names and states, against
 * a file that somebody has read: tests/accessibility/trees.
 */
export async function expectTree(page: Page, state: string, isWhole: boolean): Promise<void> {
  const name = treeFileOf(state)
  const file = new URL(name, folder)
  const shown = page.locator(isWhole ? 'body' : 'main')
  const tree = async () => shortened(await shown.ariaSnapshot())
  if (isWritingTrees) {
    await mkdir(folder, { recursive: true })
    await writeFile(file, await settled(tree))
    return
  }
  const reviewed = await readFile(file, 'utf8').catch(
    () => '(no such file; SAVE_TREES=1 writes it)',
  )
  await expect.poll(tree, name).toBe(reviewed)
}

/** What stays the same for a moment: a page that was only waited for may still be on its way. */
async function settled(tree: () => Promise<string>): Promise<string> {
  let latest = ''
  await expect(async () => {
    const before = latest
    latest = await tree()
    expect(latest.trim()).not.toBe('')
    expect(latest).toBe(before)
  }).toPass({ intervals: [500] })
  return latest
}

/** Of these, so many alike are listed; of more, only the first few. */
const listed = /^\s*- (?:listitem|option|row)$/
const mostAlike = 8
const shownOfMore = 3

/** Without addresses, which nobody hears, and with the beginning of each long list alone. */
function shortened(tree: string): string {
  const lines = tree.split('\n').filter((line) => !/^\s*- \/url:/.test(line))
  return `${withoutTheRest(lines).map(withoutLooseColon).join('\n')}\n`
}

/** What held nothing but its address. */
const withoutLooseColon = (line: string, at: number, lines: readonly string[]): string =>
  depthOf(lines[at + 1] ?? '') > depthOf(line) ? line : line.replace(/:$/, '')

function withoutTheRest(lines: readonly string[]): readonly string[] {
  const alike = new Map<string, number>()
  const nodes = nodesIn(lines)
  for (const [line = ''] of nodes) alike.set(kindOf(line), (alike.get(kindOf(line)) ?? 0) + 1)
  const seen = new Map<string, number>()
  return nodes.flatMap(([line = '', ...inside]) => {
    const kind = kindOf(line)
    const all = alike.get(kind) ?? 0
    const place = (seen.get(kind) ?? 0) + 1
    seen.set(kind, place)
    if (!listed.test(kind) || all <= mostAlike || place <= shownOfMore)
      return [line, ...withoutTheRest(inside)]
    return place > shownOfMore + 1 ? [] : [`${kind} … ${all - shownOfMore} more`]
  })
}

/** Each line with those that are indented below it. */
function nodesIn(lines: readonly string[]): readonly (readonly string[])[] {
  const depth = depthOf(lines[0] ?? '')
  const nodes: string[][] = []
  for (const line of lines) {
    if (depthOf(line) <= depth) nodes.push([line])
    else nodes.at(-1)?.push(line)
  }
  return nodes
}

const depthOf = (line: string): number => line.search(/\S|$/)

/** Its role, as deep as it stands: '    - listitem'. */
const kindOf = (line: string): string => /^\s*- '?\w+/.exec(line)?.[0].replace("'", '') ?? line
