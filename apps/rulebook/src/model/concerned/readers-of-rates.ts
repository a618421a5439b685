/** Which functions of rules read a rate, which no rule names where it stands: they read it among those in force. */
import { rateBook } from '@save/domain/payslip'
import { payslipRates } from '../../rates/payslip-rates.ts'
import { parsed } from '../../source/parsed.ts'
import { readingsIn } from '../../source/readings.ts'
import type { NamesOfFile } from './readers-of-changes.ts'

/** 'choiceRates 2026-04-06.higher.taxRate': the host gives them. */
export const hostsRates = 'choiceRates '

/** Of a row of the rate book its figures are read, of the host's rates their fields. */
export function rateReaders(
  texts: ReadonlyMap<string, string>,
  files: readonly NamesOfFile[],
): (changed: string) => readonly string[] {
  const ofPayslip = fieldReaders(texts, files, 'payslip')
  const ofComparison = fieldReaders(texts, files, 'benefits')
  return (changed) => {
    const [, field = ''] = /\.(\w+)$/.exec(changed) ?? []
    if (changed.startsWith(hostsRates)) return ofComparison([field])
    if (daysOfForce.includes(field)) return readersOfForce(files)
    const [, rate] = /^rateBook (\w+)/.exec(changed) ?? []
    const paths = payslipRates(rateBook.filter((row) => row.rate === rate)).map(
      ({ reads }) => reads,
    )
    const own = paths.filter((path) => path.endsWith(`.${field}`))
    return ofPayslip(own.length > 0 ? own : paths)
  }
}

/** The days of a row decide whether it is in force, and nothing that is worked out with it. */
const daysOfForce = ['from', 'until']

const readersOfForce = (files: readonly NamesOfFile[]): readonly string[] =>
  files
    .filter(({ file }) => isRuleOf('payslip', file))
    .flatMap(({ file, functions }) =>
      functions
        .filter(({ names }) => daysOfForce.every((day) => names.has(day)))
        .map(({ name }) => `${file}#${name}`),
    )

const isRuleOf = (context: string, file: string): boolean =>
  new RegExp(`/${context}/.*\\.rules\\.ts$`).test(file)

/** The functions of a context's rules that read one of some paths, or a field below it. */
function fieldReaders(
  texts: ReadonlyMap<string, string>,
  files: readonly NamesOfFile[],
  context: string,
): (paths: readonly string[]) => readonly string[] {
  const isRule = (file: string) => isRuleOf(context, file)
  const readings = readingsIn(
    [...texts].filter(([file]) => isRule(file)).map(([, text]) => parsed(text)),
  )
  return (paths) => {
    const readers = new Set(
      readings
        .filter(({ path }) => paths.some((one) => path === one || path.startsWith(`${one}.`)))
        .map(({ by }) => by),
    )
    return files
      .filter(({ file }) => isRule(file))
      .flatMap(({ file, functions }) => {
        const isNoted = new Set(functions.map(({ name }) => name))
        const silent = [...readers].filter((name) => !isNoted.has(name))
        return functions
          .filter(({ name, names }) => readers.has(name) || silent.some((one) => names.has(one)))
          .map(({ name }) => `${file}#${name}`)
      })
  }
}
