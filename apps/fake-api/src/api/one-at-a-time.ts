import { apiMessages } from './api.messages.ts'
import type { ApiCall } from './call.ts'
import { complaint } from './json.ts'

/**
 * A call for which somebody else has to be asked, which takes a moment. Whoever makes the same call
 * in the same world meanwhile is told that it is under way, and nothing happens a second time.
 */
export const oneAtATime = (call: ApiCall, takesMs: number): ApiCall => ({
  ...call,
  answering: (host) => {
    const answering = call.answering(host)
    const underWay = new Set<string>()
    return async (c, visitor) => {
      const { session } = visitor
      if (session === undefined) return answering(c, visitor)
      const key = `${session.home.name} ${c.req.path}`
      if (underWay.has(key)) return complaint(409, apiMessages.underWay)
      underWay.add(key)
      try {
        const answer = await answering(c, visitor)
        if (answer.ok) await host.waiting(takesMs, c.req.raw.signal)
        return answer
      } finally {
        underWay.delete(key)
      }
    }
  },
})
