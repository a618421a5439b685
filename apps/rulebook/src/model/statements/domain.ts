/** What the files of one context say: rules, figures and sentences, from the current domain. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { ChapterText } from '../../chapters/chapters.ts'
import { type Declaration, type Declarations, declarationsIn } from '../../source/declarations.ts'
import { adapterFolder, controlsFolder, domainFolder } from '../../source/domain-folder.ts'
import { type Figure, figuresOf } from '../../source/figures.ts'
import { type Sentence, sentencesOf } from '../../source/sentences.ts'

export interface RuleFile extends Declarations {
  readonly file: string
}

export interface FigureFile {
  readonly file: string
  readonly figures: readonly Figure[]
}

export interface SentenceFile {
  readonly file: string
  readonly sentences: readonly Sentence[]
}

export interface ContextSource {
  readonly rules: readonly RuleFile[]
  readonly figures: readonly FigureFile[]
  readonly sentences: readonly SentenceFile[]
}

export type StandIn = Pick<ContextSource, 'figures' | 'sentences'>

/** A chapter's own: of its context, or of the part of the adapter that it is about. */
export async function sourceOf({
  context,
  adapter,
  controls,
}: Pick<ChapterText, 'context' | 'adapter' | 'controls'>): Promise<ContextSource> {
  const own =
    context === undefined && adapter !== undefined
      ? await readFolder(`${adapterFolder}/${adapter}`)
      : await readContext(context)
  if (controls === undefined) return own
  const { figures } = await readFolder(`${controlsFolder}/${controls}`)
  return { ...own, figures: [...own.figures, ...figures] }
}

/** The figures and sentences of the demonstration's server, in the folder of the same name. */
export async function readStandIn(context: string | undefined): Promise<StandIn> {
  const folder = `${adapterFolder}/${context}`
  if (context === undefined || !existsSync(folder)) return nothing
  const { figures, sentences } = await readFolder(folder)
  return { figures, sentences }
}

const nothing: ContextSource = { rules: [], figures: [], sentences: [] }

export const readContext = async (context: string | undefined): Promise<ContextSource> =>
  context === undefined ? nothing : readFolder(`${domainFolder}/${context}`)

async function readFolder(folder: string): Promise<ContextSource> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort()
  const ofRole = (role: string) => files.filter((file) => file.endsWith(`.${role}.ts`))
  return {
    rules: ofRole('rules').map((file) => ({ file, ...withWords(declarationsAt(file)) })),
    figures: await Promise.all(
      ofRole('policy').map(async (file) => ({
        file,
        figures: figuresOf(readFileSync(file, 'utf8'), await import(urlOf(file))),
      })),
    ),
    sentences: await Promise.all(
      ofRole('messages').map(async (file) => ({
        file,
        sentences: sentencesOf(await import(urlOf(file))),
      })),
    ),
  }
}

/** The comment above an exported declaration of a file, such as a machine's. */
export const saysOf = (file: string, name: string): readonly string[] =>
  declarationsAt(file).declarations.find((declaration) => declaration.name === name)?.says ?? []

const declarationsAt = (file: string): Declarations => declarationsIn(readFileSync(file, 'utf8'))

const urlOf = (file: string): string => pathToFileURL(file).href

/** Every function and value, and the types that have a comment. */
const withWords = ({ about, declarations }: Declarations): Declarations => ({
  about,
  declarations: declarations.filter(
    ({ kind, says, notes, isExported }) =>
      says.length + notes.length > 0 || (isExported && isDecision(kind)),
  ),
})

/** A type only lists what a rule gives; the notes of its fields say what they are. */
export const isDecision = (kind: Declaration['kind']): boolean =>
  kind === 'function' || kind === 'const'
