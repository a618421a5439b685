import { Trouble } from '../bootstrap/trouble.mjs'
import { measure, mutatedContexts, wantedPercent } from '../rulebook/mutation/run-mutation.ts'
import { percentOf, readScore, scoreFile } from '../rulebook/mutation/score.ts'

/** Measures which planted faults the domain's tests find, in all contexts or in the named ones. */
export async function run(args: readonly string[]): Promise<number> {
  const known = mutatedContexts()
  const unknown = args.find((context) => !known.includes(context))
  if (unknown !== undefined)
    throw new Trouble(`There is no context "${unknown}".`, `There are: ${known.join(', ')}.`)

  for (const context of args.length > 0 ? args : known) await measure(context)

  const score = readScore()
  const percent = percentOf(score?.contexts ?? [])
  const open = (score?.survivors ?? []).filter(({ because }) => because === undefined)
  console.log(`\n${percent.toFixed(1)}% in all contexts together; see ${scoreFile}.`)
  for (const { file, line, was, became } of open)
    console.log(`\n${file}:${line} is neither killed nor explained\n- ${was}\n+ ${became}`)
  return percent >= wantedPercent && open.length === 0 ? 0 : 1
}
