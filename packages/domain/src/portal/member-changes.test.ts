import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import type { SaveAnswer } from '../account/index.ts'
import { forbidden, unreachable } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { sessionCookie } from '../testing/session-cookie.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import type { ServerPorts } from './ports.ts'
import { startPortal } from './start-portal.ts'

/** A tab whose member was read and who can save a card, and what it tells and hears. */
async function openTab() {
  const told: string[] = []
  let hear: () => void = () => undefined
  const member = scriptedCall<Member>()
  const save = scriptedCall<SaveAnswer>()
  const server = {
    ...{ shell: {}, help: {}, search: {}, dashboard: {}, statements: {}, retailers: {} },
    ...{ support: {}, benefits: {}, withdrawal: {}, vouchers: {}, checkout: {} },
    account: { saveName: save.call, changePassword: save.call },
    session: { readToken: sessionCookie().readToken },
    member: { readMember: member.call },
  } as unknown as ServerPorts
  const { portal, ports } = startPortal(server, stillBrowser, exampleConfiguration, {
    changes: {
      tell: () => void told.push('saved'),
      listen: (listener) => {
        hear = listener
      },
    },
  })
  const { resources } = portal.getSnapshot().context
  resources.member.send({ type: 'resource.needed' })
  await quiet()
  await member.answer(exampleMember)
  return { told, hear: () => hear(), member, save, account: ports.account, resources }
}

describe('Does a tab tell the member’s other tabs of a save? (OQ-032)', () => {
  const cases = decisionTable(
    ['case', 'what is saved', 'answer', 'the other tabs are told'],
    `
    case                                   | what is saved | answer  | the other tabs are told
    saved                                  | name          | saved   | saved
    refused with messages                  | name          | refused | (nothing)
    refused for another reason             | name          | 403     | (nothing)
    nobody knows whether it arrived        | name          | (none)  | saved
    a password is no part of what is shown | password      | saved   | (nothing)
    `,
  )
  for (const row of cases)
    test(`OQ-032 after a save: ${row.case}: the member’s other tabs are told ${row['the other tabs are told']}`, async () => {
      const { told, save, account } = await openTab()
      const call =
        row['what is saved'] === 'name'
          ? account.saveName(exampleMember.name)
          : account.changePassword({ oldPassword: 'a', newPassword: 'b' } as never)
      Effect.runFork(Effect.ignore(call))
      await quiet()
      const answers: Readonly<Record<string, () => unknown>> = {
        saved: () => save.answer({ answer: 'saved' }),
        refused: () => save.answer({ answer: 'refused', messages: ['No.'] } as never),
        403: () => save.fail(forbidden),
        '(none)': () => save.fail(unreachable),
      }
      await answers[row.answer]?.()
      await quiet()
      expect(told.join() || '(nothing)').toBe(row['the other tabs are told'])
    })
})

test('OQ-032, OQ-110 a tab that hears of a save reads the member again: a card that is not edited follows', async () => {
  const { hear, member, resources } = await openTab()
  hear()
  await quiet()
  expect(member.asked).toHaveLength(2)
  const moved = { ...exampleMember, name: { firstName: 'Sam' } }
  await member.answer(moved)
  expect(resources.member.getSnapshot().context.value).toEqual(moved)
})
