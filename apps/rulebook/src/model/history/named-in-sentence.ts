import type { Statements } from '../statements/statements.ts'

/** A text by its file and its name there: 'withdrawalMessages.ours.minimum'. */
export interface Named {
  readonly file: string
  readonly name: string
}

/**
 * What a sentence is made of: its own text, and the sentences and figures that are named in it.
 *
 * @param key its place in its file: 'ours.minimum'
 * @param files what the files of sentences and figures hold
 */
export function namedInSentence(
  file: string,
  key: string,
  files: ReadonlyMap<string, Statements>,
): readonly Named[] {
  const own = [...(files.get(file)?.keys() ?? [])].filter(
    (name) => name.includes('.') && isWithin(name.slice(name.indexOf('.') + 1), key),
  )
  const found = new Map<string, Named>()
  const add = (one: Named): void => {
    const id = `${one.file} ${one.name}`
    if (found.has(id)) return
    found.set(id, one)
    for (const token of tokensIn(files.get(one.file)?.get(one.name) ?? ''))
      for (const other of meantBy(token, one.file, files)) add(other)
  }
  for (const name of own) add({ file, name })
  return [...found.values()]
}

const isWithin = (name: string, key: string): boolean =>
  name === key || (name.startsWith(key) && /[. ]/.test(name.charAt(key.length)))

/** In the same file whatever is named; in others what their names tell: 'fieldMessages.required'. */
function meantBy(
  token: string,
  file: string,
  files: ReadonlyMap<string, Statements>,
): readonly Named[] {
  const isShared = /^\w+(?:Messages|Policy)\b/.test(token)
  return [...files]
    .filter(([other]) => other === file || isShared)
    .flatMap(([other, statements]) =>
      [...statements.keys()]
        .filter((name) => isWithin(name, token))
        .map((name) => ({ file: other, name })),
    )
}

/** Names in code: not the words of a text, but those in the gaps of one. */
function tokensIn(code: string): readonly string[] {
  const gaps = [...code.matchAll(/`(?:[^`\\]|\\.)*`/g)].flatMap(([template]) =>
    [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, gap = '']) => gap),
  )
  const rest = code.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g, ' ')
  return [rest, ...gaps].join(' ').match(/[A-Za-z_$][\w$]*(?:\.[\w$]+)*/g) ?? []
}
