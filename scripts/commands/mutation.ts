import {
  measure,
  mutatedContexts,
  percentOf,
  readScore,
  scoreFile,
  wantedPercent,
} from '@save/rulebook/mutation'
import { Trouble } from '../bootstrap/trouble.mjs'
import { runNode } from './tools.ts'

/** Measures which planted faults the domain's tests find, in all contexts or in the named ones. */
export async function run(args: readonly string[]): Promise<number> {
  const known = mutatedContexts()
  const unknown = args.find((context) => !known.includes(context))
  if (unknown !== undefined)
    throw new Trouble(`There is no context "${unknown}".`, `There are: ${known.join(', ')}.`)

  for (const context of args.length > 0 ? args : known) {
    const scored = await measure(context, runNode)
    if (scored === undefined)
      throw new Trouble(
        `The faults of ${context} could not be planted; see above.`,
        `Its tests have to pass first: npm run unit -- packages/domain/src/${context}`,
      )
    console.log(`${context}: ${percentOf([scored]).toFixed(1)}% of the planted faults were found.`)
  }

  const score = readScore()
  const percent = percentOf(score?.contexts ?? [])
  const open = (score?.survivors ?? []).filter(({ because }) => because === undefined)
  console.log(`\n${percent.toFixed(1)}% in all contexts together; see ${scoreFile}.`)
  for (const { file, line, was, became } of open)
    console.log(`\n${file}:${line} is neither killed nor explained\n- ${was}\n+ ${became}`)
  return percent >= wantedPercent && open.length === 0 ? 0 : 1
}
