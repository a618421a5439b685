/** What a table can say about a screen, each with a check of the real screen. */
import { formatPounds, type Pence } from '@save/domain/kernel'
import type { OpenedPortal } from '../open-portal.tsx'
import { callOf } from './given.ts'
import {
  absence,
  among,
  buttonState,
  cards,
  counted,
  dialogs,
  fieldOf,
  fieldState,
  fieldsOf,
  isShown,
  linkTo,
  menuEntries,
  messages,
  optionsOf,
  pageText,
  pictures,
  radios,
  textsOf,
  tooltips,
} from './seen.ts'
import { cardShows, fieldsIn, partShows } from './seen-in-parts.ts'

type Look = (...words: string[]) => string

interface BesideThePage {
  /** The addresses opened in new tabs. */
  readonly opened: readonly unknown[]
  readonly isScrolled: () => boolean
}

export function looksAt(
  portal: Pick<OpenedPortal, 'server' | 'address' | 'left'>,
  { opened, isScrolled }: BesideThePage,
): readonly (readonly [RegExp, Look])[] {
  const asked = (words: string) => portal.server[callOf(words)].asked

  function cancelled(words = ''): string {
    return portal.server[callOf(words)].interrupted() > 0
      ? `${words} is cancelled`
      : `${words} is not cancelled`
  }

  return [
    [/^the address is (\S+)$/, () => `the address is ${portal.address().replace('/Member', '')}`],
    [/^the browser leaves for (\S+)$/, () => `the browser leaves for ${portal.left.at(-1)}`],
    [
      /^the page reloads$/,
      () => (portal.left.at(-1) === 'reload' ? 'the page reloads' : 'it stays'),
    ],
    [/^a new tab opens (\S+)$/, () => `a new tab opens ${opened.at(-1)}`],
    [
      /^it scrolls to the top$/,
      () => (isScrolled() ? 'it scrolls to the top' : 'it does not scroll'),
    ],
    [
      /^(.+) is asked for (\d+) times?$/,
      (words = '') => `${words} is asked for ${times(asked(words).length)}`,
    ],
    [/^(.+) gets (.+)$/, (words = '') => `${words} gets ${said(asked(words).at(-1))}`],
    [/^(.+) is cancelled$/, cancelled],
    [/^no (link|button|heading|field|text|dialog) (.+)$/, absence],
    [/^heading (.+)$/, (name = '') => among('heading', name, textsOf('heading'))],
    [/^link (.+) to (\S+)$/, linkTo],
    [/^link (.+)$/, (name = '') => among('link', name, textsOf('link'))],
    [/^button (.+) is (disabled|usable|pressed|not pressed)$/, buttonState],
    [/^button (.+)$/, (name = '') => among('button', name, textsOf('button'))],
    [/^field (.+) is (disabled|usable|read-only|masked|empty|ticked|not ticked)$/, fieldState],
    [/^field (.+) holds (.+)$/, (name = '') => `field ${name} holds ${fieldOf(name).value}`],
    [
      /^field (.+)$/,
      (name = '') => (fieldsOf(name).length > 0 ? `field ${name}` : `no field ${name}`),
    ],
    [/^options of (.+): (.+)$/, (name = '') => `options of ${name}: ${optionsOf(name)}`],
    [/^fields of (.+): (.+)$/, (region = '') => `fields of ${region}: ${fieldsIn(region)}`],
    [/^choices: (.+)$/, () => `choices: ${radios()}`],
    [/^menu: (.+)$/, () => `menu: ${menuEntries()}`],
    [/^picture (\S+)$/, (source = '') => among('picture', source, pictures())],
    [/^message (.+)$/, (text = '') => among('message', text, messages())],
    [/^tooltip (.+)$/, (text = '') => among('tooltip', text, tooltips())],
    [/^dialog (.+)$/, (name = '') => among('dialog', name, dialogs())],
    [/^part (.+) has (no )?text (.+)$/, partShows],
    [/^card (.+) has (picture|text) (.+)$/, cardShows],
    [/^(\d+) cards?$/, () => counted(cards())],
    [
      /^text (.+)$/,
      (text = '') => (isShown(text, pageText()) ? `text ${text}` : `no text ${text}`),
    ],
  ]
}

const amounts = ['amount', 'transferValue', 'salarySacrificeAmount']

/** Rows name amounts as people do: in pounds. */
const isPence = (name: string, value: unknown): value is Pence =>
  amounts.includes(name) && typeof value === 'number'

const times = (count: number): string => (count === 1 ? '1 time' : `${count} times`)

/** What a call was given, as an analyst reads it: 'email: a@b.example, rememberMe: false'. */
const said = (input: readonly unknown[] | undefined): string =>
  input === undefined ? 'nothing' : input.map(saidValue).join(', ')

function saidValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(
      ([name, entry]) => `${name}: ${isPence(name, entry) ? formatPounds(entry) : String(entry)}`,
    )
    .join(', ')
}
