/**
 * Plays the schedules of one subject in one mode, as a process of its own: `node play.ts <subject>
 * <mode> <runs> <seed>`. It prints one line of JSON, which `npm run schedules` reads.
 */
import process from 'node:process'
import { modes } from './arbitraries.ts'
import { findFailure, shortened } from './find-failure.ts'
import { subjectNames, subjects } from './subjects.ts'
import { installVirtualClock } from './world/virtual-clock.ts'

const [subject, mode, runs, seed] = process.argv.slice(2)
const name = subjectNames.find((known) => known === subject)
const knownMode = modes.find((known) => known === mode)
if (name === undefined || knownMode === undefined) throw new Error(`No ${subject} that ${mode}.`)

const search = {
  subject: subjects[name],
  mode: knownMode,
  runs: Number(runs),
  seed: Number(seed),
  clock: installVirtualClock(),
}
const failure = await findFailure(search)
const words = failure && (await shortened(search, failure)).words
process.stdout.write(`${JSON.stringify({ words: words ?? '' })}\n`)
