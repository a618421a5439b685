import type { RateEntry } from '../rates/rate-entry.ts'

/** 'benefits-salary-sacrifice' for its file: the prefix of its rules' anchors. */
const stem = (file: string): string =>
  file
    .replace(/^packages\/domain\/src\//, '')
    .replace(/^packages\/ui\/src\//, 'control-')
    .replace(/^packages\/api-adapter\/src\//, 'server-')
    .replace(/\.(?:rules|policy|messages)\.ts$/, '')
    .replaceAll('/', '-')

export const fileAnchor = (file: string): string => `rules-${stem(file)}`
export const ruleAnchor = (file: string, name: string): string => `rule-${stem(file)}-${name}`
export const figureAnchor = (file: string, name: string): string =>
  `figure-${stem(file)}-${name.replaceAll('.', '-')}`
export const sentenceAnchor = (file: string, key: string): string =>
  `sentence-${stem(file)}-${key.replaceAll('.', '-')}`
export const machineAnchor = (name: string): string => `machine-${name}`
export const rateAnchor = ({
  what,
  where,
  from,
}: Pick<RateEntry, 'what' | 'where' | 'from'>): string =>
  `rate-${`${what} ${where} ${from}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

/** Of a word that a chapter explains, or of what Save doesn’t do. */
export const wordAnchor = (prefix: 'word' | 'not', chapter: string, word: string): string =>
  `${prefix}-${chapter}-${word.toLowerCase().replace(/\W+/g, '-')}`
