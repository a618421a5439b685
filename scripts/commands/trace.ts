import { printTrace } from '../trace/trace-step.ts'
import { acceptNoArguments } from './arguments.ts'

/** Which requirements the tests of the last run proved, and by which test. */
export async function run(args: readonly string[]): Promise<number> {
  acceptNoArguments('trace', args)
  return printTrace()
}
