import { Effect } from 'effect'
import type { ChoiceId } from '../kernel/index.ts'
import type { BenefitsPort } from './benefits.port.ts'

/**
 * Logs that a member followed the link to a choice's provider (CHOICE-11, OQ-081). The link works even if the log fails
 * or is slow. One log runs at a time.
 */
export function providerVisits(port: Pick<BenefitsPort, 'logVisit'>, id: ChoiceId): () => void {
  let isLogging = false
  const log = Effect.ensuring(
    port.logVisit(id),
    Effect.sync(() => {
      isLogging = false
    }),
  )
  return () => {
    if (isLogging) return
    isLogging = true
    Effect.runFork(log)
  }
}
