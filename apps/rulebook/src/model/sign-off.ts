/**
 * Who has read which rule, and in which form. A sign-off lapses as soon as the requirement, a rule
 * that decides it, a rate that it uses or a row that proves it changes.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { changedRates, type RatesRead } from '../rates/rates-used.ts'
import { changedPieces } from './changed-pieces.ts'
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

export const readSignOffs = (path = signOffFile): readonly SignOff[] =>
  parse(signOffsWritten(path)) ?? []

/** The whole file. */
export const signOffsWritten = (path = signOffFile): string =>
  existsSync(path) ? readFileSync(path, 'utf8') : signOffHead

/** Which parts differ, where an entry keeps no pieces; a version that was written in another way has no such parts. */
function changedIn(id: string, version: string, now: string): readonly string[] {
  const names = partsOf(id)
  const [then, since] = [version.split('-'), now.split('-')]
  return then.length === names.length ? names.filter((_, at) => then[at] !== since[at]) : []
}

export function signOffsOf(
  versions: ReadonlyMap<string, Version>,
  written: readonly SignOff[],
  used: ReadonlyMap<string, RatesRead> = new Map(),
): SignOffs {
  const byRequirement = Map.groupBy(written.toReversed(), ({ requirement }) => requirement)
  return new Map(
    [...byRequirement].map(([id, signed]) => [
      id,
      signed.map(({ version, by, on, rates = {}, pieces }) => {
        const now = versions.get(id) ?? { version: '', pieces: {} }
        const isSame = now.version === version
        const named =
          pieces === undefined
            ? changedIn(id, version, now.version)
            : changedPieces(pieces, now.pieces)
        const changed = [...(isSame ? [] : named), ...changedRates(rates, used.get(id) ?? {})]
        return { by, on, isCurrent: isSame && changed.length === 0, changed }
      }),
    ]),
  )
}

/** Records that someone has read a requirement in its present form. */
export function sign(signOff: SignOff, path = signOffFile): void {
  if (!existsSync(path)) writeFileSync(path, signOffHead)
  appendFileSync(path, signOffText(signOff))
}
