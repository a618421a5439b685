import { apiMessages } from './api.messages.ts'
import type { ApiCall } from './call.ts'
import { complaint } from './json.ts'

/**
 * A call that waits for a third party. Until it ends, the same call in the same world gets a 409, so that nothing
 * happens twice.
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
