/**
 * Who has read which rule, and in which form. A sign-off lapses as soon as the requirement, a rule
 * that decides it or that its cases run, a rate that it uses or a row that proves it changes, and as
 * long as a case that proves it fails.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { changedRates, type RatesRead } from '../../rates/rates-used.ts'
import { changedPieces, type Today } from './changed-pieces.ts'
import type { Version } from './pieces.ts'
import { type SignOff, signOffHead, signOffName, signOffText } from './sign-off-entry.ts'
import { partsOf } from './versions.ts'

const signOffFile = `docs/${signOffName}`

export interface Signed extends Pick<SignOff, 'by' | 'on'> {
  readonly isCurrent: boolean
  /** What has changed since, in words. */
  readonly changed: readonly string[]
}

/** For each requirement: who signed it, latest first. */
export type SignOffs = ReadonlyMap<string, readonly Signed[]>

/** An entry that was written by hand may lack something: what it says then counts for nothing. */
export const readSignOffs = (path = signOffFile): readonly SignOff[] =>
  entriesIn(path).filter((entry): entry is SignOff => lackingIn(entry) === undefined)

type Written = Partial<Record<keyof SignOff, unknown>>

const entriesIn = (path: string): readonly Written[] => parse(signOffsWritten(path)) ?? []

const lackingIn = ({ requirement, by, on, version }: Written): string | undefined => {
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  if (!isText(requirement)) return 'names no requirement'
  if (!isText(by)) return 'says no name'
  if (!isText(version)) return 'has no version'
  const isDay = /^\d{4}-\d\d-\d\d$/.test(String(on)) && !Number.isNaN(Date.parse(String(on)))
  return isDay ? undefined : 'has no day of the form 2026-11-22'
}

/** What makes the build fail: an entry that says nothing, or that is of something nobody can sign. */
export const complaintsAboutSignOffs = (
  signable: readonly string[],
  path = signOffFile,
): readonly string[] =>
  entriesIn(path).flatMap((entry, place) => {
    const { requirement } = entry
    const lacking =
      lackingIn(entry) ??
      (signable.includes(String(requirement)) ? undefined : 'is of nothing that can be signed')
    const named = typeof requirement === 'string' ? ` (${requirement})` : ''
    return lacking === undefined
      ? []
      : [`${signOffFile}: entry ${place + 1}${named} ${lacking}. Take it out, and sign again.`]
  })

/** The whole file. */
export const signOffsWritten = (path = signOffFile): string =>
  existsSync(path) ? readFileSync(path, 'utf8') : signOffHead

/** Which parts differ, where an entry keeps no pieces; a version that was written in another way has no such parts. */
function changedIn(id: string, version: string, now: string): readonly string[] {
  const names = partsOf(id)
  const [then, since] = [version.split('-'), now.split('-')]
  return then.length === names.length ? names.filter((_, at) => then[at] !== since[at]) : []
}

/** What is known of today beside the versions. */
interface Now extends Omit<Today, 'isStopped'> {
  /** What has a case that fails, and what has one that was left out. */
  readonly failing?: ReadonlySet<string>
  readonly leftOut?: ReadonlySet<string>
}

export function signOffsOf(
  versions: ReadonlyMap<string, Version>,
  written: readonly SignOff[],
  used: ReadonlyMap<string, RatesRead> = new Map(),
  today: Now = {},
): SignOffs {
  const byRequirement = Map.groupBy(written.toReversed(), ({ requirement }) => requirement)
  return new Map(
    [...byRequirement].map(([id, signed]) => [
      id,
      signed.map((signOff) => {
        const { by, on, rates = {}, version } = signOff
        const now = versions.get(id) ?? { version: '', pieces: {} }
        const isSame = now.version === version
        const changed = [
          ...(isSame ? [] : changedSince(signOff, now, today)),
          ...changedRates(rates, used.get(id) ?? {}),
          ...(today.failing?.has(id) ? [failsNow] : []),
        ]
        return { by, on, isCurrent: isSame && changed.length === 0, changed }
      }),
    ]),
  )
}

function changedSince(
  { requirement: id, version, pieces }: SignOff,
  now: Version,
  { failing, leftOut, ...today }: Now,
): readonly string[] {
  if (pieces === undefined) return changedIn(id, version, now.version)
  const isLeftOut = leftOut?.has(id) === true
  const isStopped = isLeftOut || failing?.has(id) === true
  return [
    ...changedPieces(pieces, now.pieces, { ...today, isStopped }),
    ...(isLeftOut ? [leftOutNow] : []),
  ]
}

/** Whatever made it fail, this is not what somebody has read. */
const failsNow = 'a case that proves it no longer holds'

const leftOutNow = 'a case that proves it was left out'

/** Records that someone has read a requirement in its present form. */
export function sign(signOff: SignOff, path = signOffFile): void {
  if (!existsSync(path)) writeFileSync(path, signOffHead)
  appendFileSync(path, signOffText(signOff))
}
