import { parseArgs } from 'node:util'
import { Trouble } from '../bootstrap/trouble.mjs'

export interface SchedulesArguments {
  /** Schedules of each subject in each mode. */
  readonly runs: number
  readonly seed: number
  /** Empty means all. */
  readonly only: readonly string[]
  /** Searches for the planted faults. */
  readonly isPlanted: boolean
}

const usualRuns = 10_000
/** Each planted fault must be found within this many schedules. */
const runsForPlanted = 1000
const example = 'npm run schedules -- --runs 1000 --seed 7 --only card --only checkout'

/** @param seed the default seed */
export function schedulesArguments(args: readonly string[], seed: number): SchedulesArguments {
  const { values } = parsed(args)
  const { only = [], planted: isPlanted = false } = values
  const given = {
    runs: Number(values.runs ?? (isPlanted ? runsForPlanted : usualRuns)),
    seed: Number(values.seed ?? seed),
  }
  if (!(Number.isInteger(given.runs) && given.runs > 0 && Number.isInteger(given.seed)))
    throw new Trouble('--runs and --seed must be whole numbers.', example)
  return { ...given, only, isPlanted }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string' },
        seed: { type: 'string' },
        only: { type: 'string', multiple: true },
        planted: { type: 'boolean' },
      },
    })
  } catch {
    throw new Trouble('Unknown option. Use --runs, --seed, --only or --planted.', example)
  }
}
