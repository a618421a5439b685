import { daysOfLines } from '../../model/history/git.ts'
import { dayInWords } from '../words.ts'

/** Since when a line of a file reads as it does. */
export function daysOfLinesInWords(): (file: string, line: number) => string | undefined {
  const days = new Map<string, ReadonlyMap<number, string>>()
  return (file, line) => {
    const known = days.get(file) ?? daysOfLines(file)
    days.set(file, known)
    const day = known.get(line)
    return day === undefined ? undefined : dayInWords(day)
  }
}
