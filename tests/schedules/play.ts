/**
 * Plays the schedules of one subject in one mode, in its own process: `node play.ts <subject> <mode> <runs> <seed>`,
 * optionally with the number of a planted fault. Prints one line of JSON, which `npm run schedules` reads.
 */
import process from 'node:process'
import { modes } from './draw.ts'
import { plantedFaults } from './faults/planted-faults.ts'
import { search, shortened } from './search.ts'
import { subjectNames, subjects } from './subjects.ts'

const [subject, mode, runs, seed, planted] = process.argv.slice(2)
const name = subjectNames.find((known) => known === subject)
const knownMode = modes.find((known) => known === mode)
if (name === undefined || knownMode === undefined)
  throw new Error(`Unknown subject ${subject} or mode ${mode}: see subjects.ts and draw.ts.`)

const [, , , plant] = plantedFaults[Number(planted)] ?? []
const found = await search({
  ...{ subject: name, mode: knownMode, plant },
  ...{ runs: Number(runs), seed: Number(seed) },
})
const { failure } = found
const shortest = failure && !plant ? await shortened({ subject: subjects[name] }, failure) : failure
const line = `${JSON.stringify({ ...found, failure: shortest })}\n`
// A closed document may have left one of the process's timers running.
process.stdout.write(line, () => process.exit())
