/** The texts whose last change the book tells: which files hold them, and how each is compared. */
import { declarationsIn } from '../../source/declarations.ts'
import { adapterFolder, controlsFolder, domainFolder } from '../../source/domain-folder.ts'
import { parsed } from '../../source/parsed.ts'
import { codeOf } from '../../source/properties.ts'
import { answersIn, wordsInRecord } from '../statements/record-statements.ts'
import { datedRequirementsIn } from '../statements/requirement-statements.ts'
import { type Statements, statementsIn } from '../statements/statements.ts'

export type DatedKind =
  | 'requirement'
  | 'rule'
  | 'sentence'
  | 'machine'
  | 'answer'
  | 'figure'
  | 'words of a record'

const inBoth = (role: string): readonly string[] =>
  [domainFolder, adapterFolder].map((folder) => `${folder}/**/*.${role}.ts`)

export const requirementsFile = 'docs/requirements.yaml'

export const filesOfKind: Readonly<Record<DatedKind, readonly string[]>> = {
  requirement: [requirementsFile],
  rule: inBoth('rules'),
  // Sentences have figures in them.
  sentence: [...inBoth('messages'), ...inBoth('policy')],
  machine: inBoth('machine'),
  answer: ['docs/decisions/*.md'],
  figure: [...inBoth('policy'), `${controlsFolder}/**/*.policy.ts`],
  'words of a record': ['docs/decisions/*.md'],
}

const readers: Readonly<Record<DatedKind, (text: string) => Statements>> = {
  requirement: datedRequirementsIn,
  rule: rulesIn,
  sentence: (text) => statementsIn('call or field', text),
  // What is no longer in it has changed it, too.
  machine: (text) => new Map([[wholeMachine, JSON.stringify([...statementsIn('machine', text)])]]),
  answer: answersIn,
  figure: (text) => statementsIn('figure or rate', text),
  'words of a record': wordsInRecord,
}

export const wholeMachine = 'the machine'

/** Nothing of a file that is not there. */
export const textsIn = (kind: DatedKind, text: string): Statements =>
  text === '' ? new Map() : readers[kind](text)

/** The words of a rule and its formula together; how they are set in lines decides nothing. */
function rulesIn(text: string): Statements {
  const source = parsed(text)
  return new Map(
    declarationsIn(text).declarations.map(({ name, says, notes, start, end }) => [
      name,
      [
        ...[...says, ...notes.map(({ says }) => says)].map((one) => one.replace(/\s+/g, ' ')),
        withoutLayout(codeOf(source, { type: '', start, end })),
      ].join('\n'),
    ]),
  )
}

/** Without the spaces and commas that only the length of a line brings; texts in quotation marks stay. */
export const withoutLayout = (code: string): string =>
  code
    .split(/('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/)
    .map((piece, place) =>
      place % 2 === 1
        ? piece
        : piece.replace(/\s*([^\w\s$])\s*/g, '$1').replace(/,(?=[)\]}])/g, ''),
    )
    .join('')
