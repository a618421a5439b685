/** What a test runs: the files that it imports, and theirs in turn. */
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { domainFolder } from '../../source/domain-folder.ts'

/** Each file, with the number of imports from the test to it. Packages from outside are left out. */
export function reachedFrom(...tests: readonly string[]): ReadonlyMap<string, number> {
  const reached = new Map<string, number>()
  let next = tests.filter((file) => existsSync(file))
  for (let away = 0; next.length > 0; away += 1) {
    for (const file of next) reached.set(file, away)
    next = [...new Set(next.flatMap(importsOf))].filter((file) => !reached.has(file))
  }
  return reached
}

const reachedBy = new Map<string, ReadonlyMap<string, number>>()

/** Does a test run a file, as far as anyone can tell? Of a file that is gone nobody can; but the domain uses nothing else. */
export function mayRun(test: string, file: string): boolean {
  if (isOfDomain(test) && !isOfDomain(file)) return false
  if (!existsSync(test) || !existsSync(file)) return true
  const reached = reachedBy.get(test) ?? reachedFrom(test)
  reachedBy.set(test, reached)
  return reached.has(file)
}

const isOfDomain = (file: string): boolean => file.startsWith(`${domainFolder}/`)

const known = new Map<string, readonly string[]>()

function importsOf(file: string): readonly string[] {
  const found = known.get(file) ?? readImports(file)
  known.set(file, found)
  return found
}

/** What it imports to use: types alone run nothing. */
function readImports(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  const bare = [...text.matchAll(/\bimport\s*\(?\s*'([^']+)'/g)].flatMap(
    ([, name = '']) => fileOf(name, file) ?? [],
  )
  return [...bare, ...fromClauses(text).flatMap((clause) => filesUsed(clause, file))]
}

interface Clause {
  readonly from: string
  /** By their names there; none where all of it is taken. */
  readonly names: readonly string[] | undefined
}

const fromClauses = (text: string): readonly Clause[] =>
  [...text.matchAll(/^(?:import|export)\s+(?!type\b)([^'"`;]*?)\s*from\s+'([^']+)'/gm)].flatMap(
    ([, taken = '', from = '']): readonly Clause[] => {
      const [, list] = /\{([^}]*)\}/.exec(taken) ?? []
      if (list === undefined) return [{ from, names: undefined }]
      const names = list
        .split(',')
        .map((name) => name.trim().replace(/\s+as\s+.*$/, ''))
        .filter((name) => name !== '' && !name.startsWith('type '))
      return names.length === 0 ? [] : [{ from, names }]
    },
  )

/** An entrance of a folder is passed: only the files behind it that have these names count. */
function filesUsed({ from, names }: Clause, by: string): readonly string[] {
  const file = fileOf(from, by)
  if (file === undefined) return []
  if (names === undefined || !isEntrance(file)) return [file]
  const behind = fromClauses(readFileSync(file, 'utf8'))
  return [
    ...new Set(
      names.flatMap((name) => {
        const clause = behind.find((clause) => clause.names?.includes(name))
        return clause === undefined ? [file] : filesUsed({ from: clause.from, names: [name] }, file)
      }),
    ),
  ]
}

const isEntrance = (file: string): boolean => /\/(?:index|entrances\/[\w-]+)\.ts$/.test(file)

function fileOf(name: string, from: string): string | undefined {
  const path = name.startsWith('.')
    ? posix.join(posix.dirname(from), name)
    : name.startsWith('@save/')
      ? exportedBy(name)
      : undefined
  return path !== undefined && existsSync(path) ? path : undefined
}

/** The file of '@save/domain/benefits', by its package's exports. */
function exportedBy(name: string): string | undefined {
  const [, own = '', ...inner] = name.split('/')
  const folder = ['packages', 'apps']
    .map((folder) => `${folder}/${own}`)
    .find((folder) => existsSync(`${folder}/package.json`))
  if (folder === undefined) return undefined
  const { exports }: { readonly exports?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  )
  const wanted = `./${inner.join('/')}`
  for (const [key, file] of Object.entries(exports ?? {})) {
    const [before = '', after] = key.split('*')
    if (key === wanted || (key === '.' && inner.length === 0)) return posix.join(folder, file)
    if (after !== undefined && wanted.startsWith(before) && wanted.endsWith(after))
      return posix.join(folder, file.replace('*', wanted.slice(before.length)))
  }
  return undefined
}
