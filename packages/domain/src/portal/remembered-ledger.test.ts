import { expect, test } from 'vitest'
import { callEnds, isSettled, type KeptCalls, type LedgerMemory } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { serverWith } from './ports.examples.ts'
import { startPortal } from './start-portal.ts'

/** A page that is loaded in a tab which remembers calls; `kept` lists what is kept again. */
async function loadPage(calls: KeptCalls) {
  const kept: KeptCalls[] = []
  const forgotten: string[] = []
  const memory: LedgerMemory = {
    keep: (_, call) => void kept.push(call),
    forget: (purse) => void forgotten.push(purse),
    kept: (purse) => (purse === 'savings' ? calls : { earlier: [] }),
  }
  const member = scriptedCall<Member>()
  const server = serverWith({ member: { readMember: member.call } })
  const { portal } = startPortal(server, stillBrowser, exampleConfiguration, { calls: memory })
  portal.getSnapshot().context.resources.member.send({ type: 'resource.needed' })
  await quiet()
  await member.answer(exampleMember)
  await quiet()
  return { kept, forgotten, savings: portal.getSnapshot().context.ledger.savings }
}

const endWords = { made: 'carried out', notMade: 'not carried out', unknown: 'unknown' } as const

for (const end of callEnds) {
  test(`OQ-135 a call that the tab remembers as ${endWords[end]} is restored, and a reload adds nothing to its 24 hours`, async () => {
    const { kept, forgotten, savings } = await loadPage({
      last: { call: 'cardWithdrawal', end },
      earlier: [],
    })
    expect([savings.getSnapshot().context.untold?.end, isSettled(savings.getSnapshot())]).toEqual([
      end,
      true,
    ])
    expect([kept, forgotten]).toEqual([[], []])
    savings.send({ type: 'outcome.read' })
    savings.send({ type: 'page.left', own: { call: 'cardWithdrawal' } })
    expect(forgotten).toEqual(['savings'])
  })
}

test('OQ-135 a call that was running when its page went may still be: it is remembered, although it was read, and nothing is sent', async () => {
  const last = { call: 'cardWithdrawal', end: 'unknown' } as const
  const { kept, forgotten, savings } = await loadPage({ last, isRunning: true, earlier: [] })
  expect(isSettled(savings.getSnapshot())).toBe(false)
  savings.send({ type: 'outcome.read' })
  savings.send({ type: 'page.left', own: { call: 'cardWithdrawal' } })
  expect([kept, forgotten]).toEqual([[], []])
})

test('OQ-135 calls that were followed by another before they were read outlive that one’s being told, and are forgotten once read', async () => {
  const last = { call: 'cardWithdrawal', end: 'made' } as const
  const earlier = [{ call: 'bankWithdrawal', end: 'unknown' }] as const
  const own = { call: 'cardWithdrawal' } as const
  const { kept, forgotten, savings } = await loadPage({ last, earlier })
  expect([kept, forgotten]).toEqual([[], []])
  savings.send({ type: 'outcome.read' })
  savings.send({ type: 'page.left', own })
  expect([kept, forgotten]).toEqual([[{ last: undefined, earlier }], []])
  savings.send({ type: 'earlier.read' })
  expect(forgotten).toEqual(['savings'])
})
