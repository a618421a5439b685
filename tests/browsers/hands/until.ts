import { setTimeout } from 'node:timers/promises'

const patience = 15_000
const pause = 60

/**
 * Asks repeatedly until there is an answer. A page that is being replaced throws an error, which we report only if it
 * came from the last attempt.
 */
export async function until<Answer>(
  description: string,
  ask: () => Promise<Answer | undefined | false>,
  explain: () => Promise<string> = async () => '',
): Promise<Answer> {
  const end = performance.now() + patience
  let lastError = ''
  while (performance.now() < end) {
    try {
      const answer = await ask()
      if (answer !== undefined && answer !== false) return answer
      lastError = ''
    } catch (error) {
      lastError = `: ${error instanceof Error ? error.message : String(error)}`
    }
    await setTimeout(pause)
  }
  const why = await explain().catch(() => '')
  throw new Error(
    [`Timed out waiting for ${description}${lastError}`, why].filter(Boolean).join('. '),
  )
}
