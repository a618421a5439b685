import { type Failure, malformed } from '@save/domain/kernel'
import type { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { mostBytes } from '../client/http.policy.ts'
import type { HttpClient } from '../client/http-client.ts'
import { onUnreadable } from '../client/unreadable.ts'
import {
  type Field,
  fieldsOf,
  holderOf,
  replaced,
  spellingOf,
  without,
  withUnknownFields,
} from './json-fields.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from './scripted-server.ts'

export interface PayloadExample {
  /** Such as 'GET /api/member'. */
  readonly call: string
  readonly send: (client: HttpClient) => Effect.Effect<unknown, Failure>
  /** A complete answer with every field, and lists with one item. */
  readonly json: unknown
  /** The required fields of the answer (OQ-143). Lists are found automatically. */
  readonly essentials: readonly string[]
  /** Fields that may be missing, but not have an invalid value. */
  readonly strict?: readonly string[]
  /** True if a success may have an empty body. */
  readonly mayBeEmpty?: true
  /** True if the answer may also be a bare number. */
  readonly mayBeNumber?: true
  /** True if any JSON counts as success. */
  readonly saysNothing?: true
}

/** Tests a decoder with answers that break the contract (quality: payload faults). */
export function payloadFaults(example: PayloadExample): void {
  const { call, send, json } = example
  const outcomeFor = (answer: Response) => outcomeOf(send(scriptedServer(() => answer).client))
  const text = (body: string | null, type = 'application/json') =>
    new Response(body, { headers: { 'content-type': type } })
  const isMalformed = (at: string) => ({ failure: malformed(at) })

  describe(`${call}: an answer that breaks the contract`, () => {
    test('an empty 200 is refused or accepted as agreed', async () => {
      const outcome = await outcomeFor(text(null))
      if (example.mayBeEmpty) expect(outcome).toHaveProperty('answer')
      else expect(outcome).toEqual(isMalformed('(empty)'))
    })

    test('malformed JSON is refused', async () => {
      const half = JSON.stringify(json).slice(0, -1)
      expect(await outcomeFor(text(`${half},`))).toEqual(isMalformed('(syntax)'))
    })

    test('HTML with 200 is refused', async () => {
      const page = text('<!doctype html><title>Sign in</title>', 'text/html; charset=utf-8')
      expect(await outcomeFor(page)).toEqual(isMalformed('(content type)'))
    })

    test('a huge body is not read to its end', async () => {
      let sent = 0
      let stopped = false
      const megabyte = new Uint8Array(1_000_000).fill(32)
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += megabyte.byteLength
          controller.enqueue(megabyte)
        },
        cancel: () => {
          stopped = true
        },
      })
      const huge = new Response(endless, { headers: { 'content-type': 'application/json' } })
      expect(await outcomeFor(huge)).toEqual(isMalformed('(size)'))
      expect(stopped).toBe(true)
      expect(sent).toBeLessThan(mostBytes + 3 * megabyte.byteLength)
    })

    if (example.saysNothing) return

    test('another kind of value is refused', async () => {
      const number = example.mayBeNumber ? [] : [7]
      for (const other of [null, ...number, 'text', Array.isArray(json) ? {} : []]) {
        expect(await outcomeFor(jsonAnswer(other))).toEqual(isMalformed('(answer)'))
      }
    })

    test('an unknown field is ignored', async () => {
      const plain = await outcomeFor(jsonAnswer(json))
      expect(plain).toHaveProperty('answer')
      expect(await outcomeFor(jsonAnswer(withUnknownFields(json)))).toEqual(plain)
    })

    test('a missing, null or wrong field is refused only if it is required', async () => {
      const faults = fieldsOf(json).flatMap((field) => faultsIn(example, field))
      let leftOut = false
      onUnreadable(() => {
        leftOut = true
      })
      const reports: unknown[] = []
      for (const { fault, faulty } of faults) {
        leftOut = false
        const outcome = await outcomeFor(jsonAnswer(faulty))
        const answer = leftOut ? 'without the item' : 'answer'
        reports.push([fault, 'answer' in outcome ? answer : outcome.failure])
      }
      expect(reports).toEqual(faults.map(({ fault, expected }) => [fault, expected]))
    })
  })
}

interface Fault {
  /** Such as `Transactions[0].Id missing`. */
  readonly fault: string
  readonly faulty: unknown
  readonly expected: 'answer' | 'without the item' | Failure
}

/**
 * A list may be missing, but any other value is a fault. Unreadable items are left out, unless a required list has no
 * others.
 */
function faultsIn(
  { json, essentials, strict = [] }: PayloadExample,
  { path, value }: Field,
): Fault[] {
  const at = spellingOf(path)
  const isList = Array.isArray(value)
  const isEssential = essentials.includes(at)
  const isStrict = isList || strict.includes(at)
  const unreadable = isItemLeftOut(json, [...essentials, ...strict], path)
    ? 'without the item'
    : malformed(at)
  const fault = (name: string, faulty: unknown, counts: boolean): Fault => ({
    fault: `${at} ${name}`,
    faulty,
    expected: counts ? unreadable : 'answer',
  })
  return [
    fault('missing', without(json, path), isEssential),
    fault('null', replaced(json, path, null), isEssential),
    fault('wrong', replaced(json, path, otherThan(value)), isEssential || isStrict),
  ]
}

function isItemLeftOut(json: unknown, counting: readonly string[], path: Field['path']): boolean {
  const at = path.findLastIndex(Number.isInteger)
  if (at < 0) return false
  const isEssential = at === 0 || counting.includes(spellingOf(path.slice(0, at)))
  return !isEssential || Object.keys(holderOf(json, path.slice(0, at + 1))).length > 1
}

const otherThan = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? 'no list, no record' : { no: 'value' }
