import { availableParallelism } from 'node:os'
import { modes, subjectNames } from '@save/tests/schedules'
import { Trouble } from '../bootstrap/trouble.mjs'
import { type SchedulesArguments, schedulesArguments } from '../schedules/schedules-arguments.ts'
import { runNode } from './tools.ts'

/** Plays random schedules of every journey that moves money; fails unless all hold. */
export async function run(args: readonly string[]): Promise<number> {
  const wanted = schedulesArguments(args, Date.now() % 1_000_000)
  const unknown = wanted.only.find((name) => !(subjectNames as readonly string[]).includes(name))
  if (unknown !== undefined)
    throw new Trouble(`There is no subject "${unknown}".`, `There are: ${subjectNames.join(', ')}.`)

  const names = wanted.only.length > 0 ? wanted.only : subjectNames
  const waiting = names.flatMap((subject) => modes.map((mode) => ({ subject, mode })))
  let allHeld = true
  const playOn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const held = await play(next.subject, next.mode, wanted)
      allHeld &&= held
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, playOn))

  return allHeld ? 0 : 1
}

/** Every schedule fills a young generation of the usual size, which takes half of the time. */
const roomForTheYoung = '--max-semi-space-size=64'

/** True if every schedule held. */
async function play(
  subject: string,
  mode: string,
  { runs, seed }: SchedulesArguments,
): Promise<boolean> {
  const program = 'tests/schedules/play.ts'
  const { code, output } = await runNode(
    [roomForTheYoung, program, subject, mode, String(runs), String(seed)],
    { capture: true },
  )
  if (code !== 0) throw new Trouble(`${subject} ${mode} could not be played.`, output)
  const { words }: { readonly words: string } = JSON.parse(output.slice(output.indexOf('{"words"')))
  const held = words === ''
  console.log(`${held ? '✓' : '✗'} ${subject} ${mode}: ${runs} schedules, seed ${seed}`)
  if (!held) console.log(`\n${words}\n`)
  return held
}
