import type { ModelState } from '@save/domain/kernel'
import { messagesOf } from '@save/domain/kernel'
import {
  complaintsAboutSupport,
  type SupportAnswer,
  type SupportPort,
  type SupportQuery,
} from '@save/domain/support'
import { whenSignedIn } from '../world/when-signed-in.ts'
import type { Visit, World } from '../world/world.ts'
import { supportPolicy } from './support.policy.ts'

export const memorySupport = (world: World, visit: Visit): SupportPort => ({
  sendQuery: (query) => whenSignedIn(visit, () => answerTo(world, query)),
})

/** The server also applies the form's own rules, and stores valid queries. */
function answerTo(world: World, query: SupportQuery): SupportAnswer {
  const messages = messagesOf(complaintsInModelState(query))
  if (messages.length > 0) return { answer: 'refused', messages }
  const latestQueries = world.state.queries.slice(1 - supportPolicy.mostQueriesKept)
  world.change({ queries: [...latestQueries, query] })
  return { answer: 'sent' }
}

/** The server's messages, keyed by request field ('text' for the description). */
export function complaintsInModelState({ text, ...query }: SupportQuery): ModelState {
  const complaints = complaintsAboutSupport({ ...query, description: text })
  return Object.fromEntries(
    Object.entries(complaints).map(([field, message]) => [
      field === 'description' ? 'text' : field,
      [message],
    ]),
  )
}
