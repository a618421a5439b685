import { availableParallelism } from 'node:os'
import { type Found, modes, plantedFaults, subjectNames } from '@save/tests/schedules'
import { Trouble } from '../bootstrap/trouble.mjs'
import { type SchedulesArguments, schedulesArguments } from '../schedules/schedules-arguments.ts'
import { runNode } from './tools.ts'

/** The schedules that one process plays, and whether they must find a planted fault. */
interface Part {
  readonly title: string
  readonly arguments: readonly string[]
  readonly isPlanted: boolean
}

/** Plays random schedules of every journey that moves money. Fails unless all hold, or each planted fault is found. */
export async function run(args: readonly string[]): Promise<number> {
  const wanted = schedulesArguments(args, Date.now() % 1_000_000)
  const unknown = wanted.only.find((name) => !(subjectNames as readonly string[]).includes(name))
  if (unknown !== undefined)
    throw new Trouble(`There is no subject "${unknown}".`, `There are: ${subjectNames.join(', ')}.`)

  const waiting = [...(wanted.isPlanted ? plantedParts() : subjectParts(wanted.only))]
  const sum = { runs: 0, calls: 0 }
  let isAllWell = true
  const playOn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const found = await play(next, wanted)
      isAllWell &&= (found.failure !== undefined) === next.isPlanted
      sum.runs += found.runs
      sum.calls += found.calls
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, playOn))
  console.log(`${(sum.calls / sum.runs).toFixed(1)} calls a schedule`)
  return isAllWell ? 0 : 1
}

const subjectParts = (only: readonly string[]): readonly Part[] =>
  (only.length > 0 ? only : subjectNames).flatMap((subject) =>
    modes.map((mode) => ({
      title: `${subject} ${mode}`,
      arguments: [subject, mode],
      isPlanted: false,
    })),
  )

const plantedParts = (): readonly Part[] =>
  plantedFaults.map(([fault, subject, mode], index) => ({
    title: `${fault} (${subject} ${mode})`,
    arguments: [subject, mode, String(index)],
    isPlanted: true,
  }))

/** By default, every schedule fills the heap's young generation, whose collection takes half of the time. */
const roomForTheYoung = '--max-semi-space-size=64'

async function play(
  { title, arguments: [subject = '', mode = '', ...planted], isPlanted }: Part,
  { runs, seed }: SchedulesArguments,
): Promise<Found> {
  const program = 'tests/schedules/play.ts'
  const { code, output } = await runNode(
    [roomForTheYoung, program, subject, mode, String(runs), String(seed), ...planted],
    { capture: true },
  )
  if (code !== 0) throw new Trouble(`${title} could not be played.`, output)
  const found: Found = JSON.parse(output.slice(output.indexOf('{"runs"')))
  const isWell = (found.failure !== undefined) === isPlanted
  console.log(`${isWell ? '✓' : '✗'} ${title}: ${found.runs} schedules, seed ${seed}`)
  if (found.failure && !isPlanted) console.log(`\n${found.failure.report}\n`)
  return found
}
