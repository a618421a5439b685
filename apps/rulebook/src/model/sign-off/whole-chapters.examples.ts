import { readChapterTexts } from '../../chapters/chapters.ts'
import { chartOf } from '../../machines/chart.ts'
import { shippedMachines } from '../../machines/shipped-machines.ts'
import { groupOf } from '../../requirements/catalogue.ts'
import { domainFolder } from '../../source/domain-folder.ts'
import { type RequirementProof, readRequirements } from '../proof/requirements.ts'
import { readRecords } from '../records/records.ts'
import { saysOf, sourceOf } from '../statements/domain.ts'
import type { Whole } from './versions.ts'

/** Every requirement of the product, with no case of its own. */
export const heldRequirements = (): readonly RequirementProof[] =>
  readRequirements().map((requirement) => ({
    ...requirement,
    ...{ standing: 'holds', rows: [], facts: [], elsewhere: [] },
  }))

/** Every chapter as it is written, whatever the tests came to. */
export const wholeChapters = async (tables: Whole['tables'] = []): Promise<readonly Whole[]> => {
  const requirements = heldRequirements()
  const machines = (await shippedMachines(domainFolder)).map(({ name, file, machine }) => ({
    ...{ name, file, says: saysOf(file, name) },
    chart: chartOf(machine),
  }))
  return Promise.all(
    readChapterTexts().map(async (text) => ({
      ...text,
      records: readRecords(text.records ?? []),
      proofs: requirements.filter(({ id }) => text.groups.includes(groupOf(id))),
      source: await sourceOf(text),
      machines: machines.filter(({ file }) => file.includes(`/src/${text.context}/`)),
      tables: tables.filter(({ file }) => file.includes(`/src/${text.context ?? text.adapter}/`)),
    })),
  )
}
