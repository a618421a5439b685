import type { Failure } from '@save/domain/kernel'
import type { ServerPorts } from '@save/domain/portal'
import { Effect } from 'effect'
import { readingCalls } from './reading-calls.ts'

/** The outcome of one call. */
export interface CallReport {
  readonly call: string
  readonly requirement: string
  readonly outcome: 'as agreed' | 'not as agreed' | 'not asked'
  /** The fault, described for the server's operators. */
  readonly says: string
}

/** Checks that every call refuses a visitor without a session. */
export async function readAsStranger(ports: ServerPorts): Promise<readonly CallReport[]> {
  const reports: CallReport[] = []
  for (const { call, requirement, ask } of readingCalls) {
    const request = ask(ports, {})
    if (request === undefined) continue
    const result = await Effect.runPromise(Effect.result(request))
    const isRefused = result._tag === 'Failure' && result.failure._tag === 'Unauthorised'
    reports.push({
      call,
      requirement,
      outcome: isRefused ? 'as agreed' : 'not as agreed',
      says: isRefused ? '401' : `a stranger must hear 401, and heard ${describeResult(result)}`,
    })
  }
  return reports
}

/** Makes every read-only call, one after the other, as a signed-in member. */
export async function readEverything(ports: ServerPorts): Promise<readonly CallReport[]> {
  const found = {}
  const reports: CallReport[] = []
  for (const { call, requirement, ask, complaint } of readingCalls) {
    const about = { call, requirement }
    const request = ask(ports, found)
    if (request === undefined) {
      reports.push({ ...about, outcome: 'not asked', says: 'no earlier answer named one' })
      continue
    }
    const result = await Effect.runPromise(Effect.result(request))
    const wrong =
      result._tag === 'Failure'
        ? failureInWords(result.failure)
        : complaint?.(result.success, found)
    reports.push({
      ...about,
      outcome: wrong === undefined ? 'as agreed' : 'not as agreed',
      says: wrong ?? '',
    })
  }
  return reports
}

const describeResult = (
  result: { readonly _tag: 'Success' } | { readonly _tag: 'Failure'; readonly failure: Failure },
): string => (result._tag === 'Success' ? 'an answer' : failureInWords(result.failure))

export function failureInWords(failure: Failure): string {
  switch (failure._tag) {
    case 'NotSent':
      return 'not sent'
    case 'Unreachable':
      return 'no answer: the connection failed'
    case 'TimedOut':
      return 'no complete answer in time'
    case 'Unauthorised':
      return '401'
    case 'Forbidden':
      return '403'
    case 'NotFound':
      return '404'
    case 'ServerFault':
      return `status ${failure.status}, which this call does not expect`
    case 'Malformed':
      return `the answer can't be read; look at ${failure.at}`
  }
}
