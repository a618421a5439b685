import type { BrowserContext } from '@playwright/test'

/**
 * `SAVE_LATE_ANSWERS=600`: every response to a call that changes something reaches the page this many milliseconds
 * after the browser. A busy machine does the same by chance. A test that confuses the two always fails here. `0-1500`
 * draws each delay from that range.
 */
const late = process.env['SAVE_LATE_ANSWERS'] ?? '0'
const [shortest = 0, longest = shortest] = late.split('-').map(Number)
if (!(shortest <= longest))
  throw new Error(`SAVE_LATE_ANSWERS must be like 600 or 0-1500, not '${late}'.`)

/** One seed for the whole run, printed. `SAVE_LATE_SEED` repeats the same delays. */
export function chooseSeed(): void {
  if (shortest === longest || process.env['SAVE_LATE_SEED'] !== undefined) return
  process.env['SAVE_LATE_SEED'] = String(Date.now() % 100_000)
  process.stdout.write(`SAVE_LATE_SEED=${process.env['SAVE_LATE_SEED']}\n`)
}

export async function answerLate(context: BrowserContext, title: string): Promise<void> {
  const seed = Number(process.env['SAVE_LATE_SEED'] ?? 0)
  if (longest > 0) await context.addInitScript(delayAnswers, { shortest, longest, seed, title })
}

interface Delays {
  readonly shortest: number
  readonly longest: number
  readonly seed: number
  readonly title: string
}

function delayAnswers({ shortest, longest, seed, title }: Delays): void {
  // The real timer, before a test replaces the clock.
  const wait = window.setTimeout.bind(window)
  const send = window.fetch.bind(window)
  const mix = (state: number, by: number) => (state * 16_807 + by) % 2_147_483_647
  // Each page of each test draws its own delays.
  let drawn = seed
  for (const letter of `${title} ${location.pathname}`) drawn = mix(drawn, letter.charCodeAt(0))
  const draw = () => {
    drawn = mix(drawn, 1)
    return shortest + (drawn % (longest - shortest + 1))
  }
  window.fetch = async (...asked) => {
    const answer = await send(...asked)
    const changes = asked[1]?.method !== undefined && asked[1].method !== 'GET'
    // The only GET that moves money.
    if (changes || answer.url.endsWith('/api/WithdrawSavings'))
      await new Promise((goOn) => wait(goOn, draw()))
    return answer
  }
}
