import { type Ended, mayGoOn } from '../bootstrap/child.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'

export interface Step {
  readonly name: string
  /** True to show its output while it runs. Other steps show theirs only if they fail. */
  readonly showsOutput?: boolean
  /** Advice for a failure. */
  readonly advice?: string
  readonly run: (capture: boolean) => Promise<Ended | undefined>
}

export interface Outcome {
  readonly name: string
  readonly passed: boolean
}

/** Runs every step, even after a failure: fixing is easier with the whole picture. */
export async function runSteps(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const step of steps) {
    if (!mayGoOn()) break
    outcomes.push({ name: step.name, passed: await runStep(step) })
  }
  return outcomes
}

async function runStep(step: Step): Promise<boolean> {
  const begin = performance.now()
  if (step.showsOutput) console.log(`\n… ${step.name}`)
  else showRunning(step.name)
  const { passed, output } = await resultOf(step)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${passed ? '✓' : '✗'} ${step.name.padEnd(36)} ${seconds.padStart(6)} s`)
  if (passed) return true
  if (output) console.log(output.trimEnd())
  if (step.advice) console.log(`→ ${step.advice}`)
  return false
}

/** In a terminal, shows the running step until its result replaces the line. */
function showRunning(name: string): void {
  if (process.stdout.isTTY) process.stdout.write(`… ${name}\r`)
}

async function resultOf(step: Step): Promise<{ passed: boolean; output: string }> {
  try {
    const ended = await step.run(!step.showsOutput)
    return { passed: ended === undefined || ended.code === 0, output: ended?.output ?? '' }
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    return { passed: false, output: `${error.message}\n${error.mend}` }
  }
}
