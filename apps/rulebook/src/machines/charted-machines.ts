import { saysOf } from '../model/statements/domain.ts'
import type { ChartedMachine } from '../rulebook.ts'
import { domainFolder } from '../source/domain-folder.ts'
import { chartOf } from './chart.ts'
import { chartInWords, readMachineWords } from './machine-words.ts'
import { rulesOfDomain, withRulesOfGuards } from './rules-of-guards.ts'
import { shippedMachines } from './shipped-machines.ts'

/** The product's machines, with the words of their parts. */
export async function chartedMachines(): Promise<readonly ChartedMachine[]> {
  const words = readMachineWords()
  const rules = rulesOfDomain(domainFolder)
  return (await shippedMachines(domainFolder)).map(({ name, file, machine }) => ({
    name,
    file,
    says: saysOf(file, name),
    chart: withRulesOfGuards(chartInWords(chartOf(machine), name, words), file, rules),
  }))
}
