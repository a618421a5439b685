/** Where the faults that no test noticed would stand today: code may have changed since it was measured. */
import { existsSync, readFileSync } from 'node:fs'
import { oneLine } from './results.ts'
import type { Survivor } from './score.ts'

export interface SurvivorToday extends Survivor {
  /** None if the code reads in another way by now. */
  readonly lineToday: number | undefined
}

/** Those whose file is there. Code that has moved within its file has its present line. */
export const survivorsToday = (
  survivors: readonly Survivor[],
  read: (file: string) => string | undefined = readIfThere,
): readonly SurvivorToday[] =>
  survivors.flatMap((survivor) => {
    const source = read(survivor.file)
    return source === undefined
      ? []
      : [{ ...survivor, lineToday: lineOf(survivor, source.split('\n')) }]
  })

const readIfThere = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined

/** No planted change is longer. */
const mostLines = 20

/** Of several the nearest to where it was. */
function lineOf({ was, line }: Survivor, lines: readonly string[]): number | undefined {
  const found = lines.flatMap((_, place) => {
    const begins = lines[place]?.trim() !== ''
    const code = oneLine(lines.slice(place, place + mostLines).join('\n'))
    return begins && code.startsWith(was) ? [place + 1] : []
  })
  return found.toSorted((one, other) => Math.abs(one - line) - Math.abs(other - line))[0]
}
