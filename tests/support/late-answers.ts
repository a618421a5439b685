import type { BrowserContext } from '@playwright/test'

/**
 * Every answer to a call that changes something comes to the page this many milliseconds after the
 * browser has it. A busy machine does the same by chance; a test that takes the one for the other
 * fails here each time.
 */
const late = Number(process.env['SAVE_LATE_ANSWERS'] ?? 0)

export async function answerLate(context: BrowserContext): Promise<void> {
  if (late > 0) await context.addInitScript(delayAnswers, late)
}

function delayAnswers(late: number): void {
  // Before a test replaces the clock.
  const wait = window.setTimeout.bind(window)
  const send = window.fetch.bind(window)
  window.fetch = async (...asked) => {
    const answer = await send(...asked)
    const changes = asked[1]?.method !== undefined && asked[1].method !== 'GET'
    // The only GET that moves money.
    if (changes || answer.url.endsWith('/api/WithdrawSavings'))
      await new Promise((goOn) => wait(goOn, late))
    return answer
  }
}
