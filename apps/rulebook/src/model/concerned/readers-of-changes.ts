/** Which functions of rules and machines read a figure or a sentence that has changed, from their code. */
import { globSync, readFileSync } from 'node:fs'
import { asWritten } from '../../page/changes/former-words.ts'
import { notedFunctions } from '../../run/ran-rules/noting-functions.ts'
import { domainFolder } from '../../source/domain-folder.ts'
import { asWhole, namesIn } from '../../source/names-in.ts'
import { nodesIn, type ParsedSource, parsed, type SourceNode } from '../../source/parsed.ts'
import type { Change } from '../changes/changes.ts'
import { hostsRates, rateReaders } from './readers-of-rates.ts'

/** The functions by the names that a run notes: 'packages/…/login.rules.ts#loginErrors'. */
export type ReadersOf = (
  change: Pick<Change, 'kind' | 'name'> & Partial<Pick<Change, 'file'>>,
) => ReadonlySet<string>

/** Of the domain as it is now. */
export const readersToday: ReadersOf = (change) => {
  today ??= readersOfChanges(textsOfDomain())
  return today(change)
}

let today: ReadersOf | undefined

/** The rules, the machines, what screens show of these, the figures and the sentences, by their files. */
const textsOfDomain = (): ReadonlyMap<string, string> =>
  new Map(
    globSync(`${domainFolder}/**/*.{rules,machine,selectors,policy,messages}.ts`).map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(file, 'utf8'),
    ]),
  )

/**
 * The functions that name the constant and its field; if none does, those that take the constant as
 * a whole. A machine that reads it outside its functions reads it in each of them.
 */
export function readersOfChanges(texts: ReadonlyMap<string, string>): ReadersOf {
  const isWritten = (file: string) => /\.(?:policy|messages)\.ts$/.test(file)
  const files = [...texts].filter(([file]) => !isWritten(file)).map(namesOfFile)
  const constants = [...texts].filter(([file]) => isWritten(file)).flatMap(constantsOfFile)
  const ofRates = rateReaders(texts, files)
  const known = new Map<string, ReadonlySet<string>>()
  return ({ kind, name, file }) => {
    if (kind === 'rule') return new Set(partReaders(files, name.replace(asWritten, ''), file))
    if (kind !== 'figure or rate' && kind !== 'sentence') return new Set()
    const found =
      known.get(name) ??
      new Set(
        name.startsWith(hostsRates)
          ? ofRates(name)
          : [...readersIn(files, constants, name), ...ofRates(name)],
      )
    known.set(name, found)
    return found
  }
}

/** A constant of rules, or a function that no run notes, is a part of the functions that name it. */
function partReaders(
  files: readonly NamesOfFile[],
  part: string,
  ofFile: string | undefined,
): readonly string[] {
  const own = files.find(({ file }) => file === ofFile)
  if (own === undefined || own.functions.some(({ name }) => name === part)) return []
  const near = readersOfPart(own, part)
  const importing = files.filter(({ imported }) => imported.has(part))
  return near.length > 0 ? near : importing.flatMap((file) => readersOfPart(file, part))
}

const readersOfPart = ({ file, functions }: NamesOfFile, part: string): readonly string[] =>
  functions.flatMap(({ name, names }) => (names.has(part) ? [`${file}#${name}`] : []))

export interface NamesOfFile {
  readonly file: string
  readonly all: ReadonlySet<string>
  /** What it takes from other files, by the names there. */
  readonly imported: ReadonlySet<string>
  /** What each function names, by itself and by the constants of its file. */
  readonly functions: readonly { readonly name: string; readonly names: ReadonlySet<string> }[]
}

function namesOfFile([file, text]: readonly [string, string]): NamesOfFile {
  const source = parsed(text)
  const noted = notedFunctions(text, file)
  // A function that is noted itself is no part of those that call it.
  const isNoted = new Set(noted.map(({ whole }) => whole.start))
  const local = new Map(
    declaredIn(source).filter(
      ([, node]) => ![...nodesIn(node)].some(({ start }) => isNoted.has(start)),
    ),
  )
  return {
    file,
    all: namesIn(source.statements),
    imported: namesIn(source.statements.filter(({ type }) => type === 'ImportDeclaration')),
    functions: noted.map(({ name, whole }) => ({ name, names: namesThrough(whole, local) })),
  }
}

/** A constant of figures or sentences, with the other constants that it is made of. */
const constantsOfFile = ([, text]: readonly [string, string]) =>
  declaredIn(parsed(text)).map(([name, node]) => ({ name, uses: namesIn(node) }))

function readersIn(
  files: readonly NamesOfFile[],
  constants: ReturnType<typeof constantsOfFile>,
  changed: string,
): readonly string[] {
  // 'withdrawalPolicy.redirectMs', 'rateSources.wales.checkedOn', 'rateBook incomeTax scotland.bands top.percent'
  const [constant = ''] = /^\w+/.exec(changed) ?? []
  const fields = /^\w+\./.test(changed) ? changed.split('.').slice(1).toReversed() : []
  const [field = /\.(\w+)$/.exec(changed)?.[1], ...outer] = fields
  const read = (isRead: (names: ReadonlySet<string>, file: NamesOfFile) => boolean) =>
    files.flatMap((one) => {
      const { file, all, functions } = one
      const readers = functions.filter(({ names }) => isRead(names, one))
      if (file.endsWith(selectors))
        return readers.length === 0 ? [] : functionsOfMachine(files, file)
      const isOutside = readers.length === 0 && file.endsWith('.machine.ts') && isRead(all, one)
      const found = isOutside ? functions : readers
      return found.map(({ name }) => `${file}#${name}`)
    })
  // A function that takes no field of that name may take the part that has it.
  for (const part of [field, ...outer]) {
    const named = read((names) => names.has(constant) && (part === undefined || names.has(part)))
    if (named.length > 0) return named
  }
  const whole = new Set([constant])
  for (const { name, uses } of constants)
    if ([...whole].some((one) => uses.has(one))) whole.add(name)
  return read(
    (names, { file, imported }) =>
      !file.endsWith(selectors) &&
      [...whole].some((one) =>
        one === constant ? names.has(asWhole(one)) : names.has(one) && imported.has(one),
      ),
  )
}

const selectors = '.selectors.ts'

/** What is shown of a machine is read wherever the machine runs: a run does not note what shows it. */
function functionsOfMachine(files: readonly NamesOfFile[], shown: string): readonly string[] {
  const machine = files.find(({ file }) => file === shown.replace(selectors, '.machine.ts'))
  return (machine?.functions ?? []).map(({ name }) => `${machine?.file}#${name}`)
}

/** What each name of a file stands for: a constant, a function, or the other name of what is imported. */
const declaredIn = ({ statements }: ParsedSource): readonly (readonly [string, SourceNode])[] =>
  statements.flatMap((statement) => {
    const node = (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement
    if (node.type === 'ImportDeclaration')
      return node.specifiers.map((one) => [one.local.name, one] as const)
    if (node.type === 'FunctionDeclaration')
      return node.id === null ? [] : [[node.id.name, node] as const]
    if (node.type !== 'VariableDeclaration') return []
    // The type that stands beside a name is no further name.
    return node.declarations.flatMap((one) =>
      (one.id.type === 'Identifier' ? [one.id.name] : [...namesIn(one.id)]).map(
        (name) => [name, one as SourceNode] as const,
      ),
    )
  })

/** Every name in a node, and in what these names stand for in its file. */
function namesThrough(
  node: SourceNode,
  local: ReadonlyMap<string, SourceNode>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  for (const name of namesIn(node)) {
    if (seen.has(name)) continue
    seen.add(name)
    const meant = local.get(name)
    if (meant !== undefined) namesThrough(meant, local, seen)
  }
  return seen
}
