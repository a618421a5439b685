import { printTrace } from '../trace/trace-step.ts'
import { acceptNoArguments } from './arguments.ts'

/** Prints the requirements that the last run proved, and their tests. */
export async function run(args: readonly string[]): Promise<number> {
  acceptNoArguments('trace', args)
  return printTrace()
}
