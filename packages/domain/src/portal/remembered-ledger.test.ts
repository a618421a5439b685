import { expect, test } from 'vitest'
import { callEnds, isSettled, type LedgerMemory, type UntoldCall } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { sessionCookie } from '../testing/session-cookie.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import type { ServerPorts } from './ports.ts'
import { startPortal } from './start-portal.ts'

/** A page that is loaded in a tab which remembers a call; `kept` lists what is kept again. */
async function loadPage(untold: UntoldCall) {
  const kept: UntoldCall[] = []
  const forgotten: string[] = []
  const memory: LedgerMemory = {
    keep: (_, call) => void kept.push(call),
    forget: (purse) => void forgotten.push(purse),
    kept: (purse) => (purse === 'savings' ? untold : undefined),
  }
  const member = scriptedCall<Member>()
  const server = {
    ...{ shell: {}, help: {}, search: {}, dashboard: {}, statements: {}, retailers: {} },
    ...{ support: {}, benefits: {}, account: {}, withdrawal: {}, vouchers: {}, checkout: {} },
    session: { readToken: sessionCookie().readToken },
    member: { readMember: member.call },
  } as unknown as ServerPorts
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
    const { kept, forgotten, savings } = await loadPage({ call: 'cardWithdrawal', end })
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
