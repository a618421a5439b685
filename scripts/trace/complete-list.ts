import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parse, parseDocument } from 'yaml'
import { groupOf, type Requirement } from './catalogue.ts'

/** What may not lose its proof any more: whole groups, and single requirements of the others. */
export interface CompleteList {
  readonly groups: readonly string[]
  readonly requirements: readonly string[]
}

const path = 'docs/requirements-complete.yaml'

export const readCompleteList = (): CompleteList => listOf(readFileSync(path, 'utf8'))

/**
 * The list as it stood in each commit that changed it; none where there is no git history. A list
 * that nobody could read promised nothing, and those before it still do.
 */
export function committedLists(): readonly CompleteList[] {
  const commits = git('log', '--format=%H', '--', path).split('\n').filter(Boolean)
  return commits
    .map((commit) => git('show', `${commit}:${path}`))
    .filter((text) => parseDocument(text).errors.length === 0)
    .map(listOf)
}

export const isComplete = (list: CompleteList, id: string): boolean =>
  list.groups.includes(groupOf(id)) || list.requirements.includes(id)

/** What an earlier list promised and this one no longer does. */
export function broken(
  list: CompleteList,
  earlier: readonly CompleteList[],
  requirements: readonly Requirement[],
): readonly string[] {
  const promised = earlier.flatMap(({ groups, requirements }) => [...groups, ...requirements])
  const isKept = (name: string): boolean =>
    list.groups.includes(name) ||
    isComplete(list, name) ||
    isCoveredOneByOne(
      list,
      requirements.filter(({ id }) => groupOf(id) === name),
    )
  return [...new Set(promised)].filter((name) => !isKept(name))
}

const isCoveredOneByOne = (list: CompleteList, group: readonly Requirement[]): boolean =>
  group.length > 0 && group.every(({ id }) => isComplete(list, id))

function listOf(text: string): CompleteList {
  const { groups, requirements } = parse(text) ?? {}
  return { groups: groups ?? [], requirements: requirements ?? [] }
}

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout : ''
}
