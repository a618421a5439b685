import { Effect } from 'effect'
import type { SaveAnswer } from '../account/index.ts'
import { forbidden, unreachable } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { list, oneOf } from '../testing/cells.ts'
import { exampleConfiguration, exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { sharedPurses } from '../testing/shared-purses.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { table } from '../testing/table.ts'
import { serverWith } from './ports.examples.ts'
import { startPortal } from './start-portal.ts'

/** A tab that has read its member and can save a card, and its signals to and from other tabs. */
export async function openTab() {
  const told: 'saved'[] = []
  let hear: () => void = () => undefined
  const member = scriptedCall<Member>()
  const save = scriptedCall<SaveAnswer>()
  const server = serverWith({
    account: { saveName: save.call, changePassword: save.call },
    member: { readMember: member.call },
  })
  const { portal, ports } = startPortal(server, stillBrowser, exampleConfiguration, {
    shared: sharedPurses().open(),
    changes: {
      tell: () => void told.push('saved'),
      listen: (listener) => {
        hear = listener
      },
    },
  })
  const { resources } = portal.getSnapshot().context
  resources.member.send({ type: 'resource.needed' })
  await waitUntilIdle()
  await member.answer(exampleMember)
  return { told, hear: () => hear(), member, save, account: ports.account, resources }
}

export const savesTold = table({
  title: 'Does a tab notify the member’s other tabs of a save?',
  ids: ['OQ-032'],
  given: {
    'what is saved': oneOf('name', 'password'),
    answer: oneOf('saved', 'refused', '403', '(none)'),
  },
  answers: { 'the other tabs are told': list(oneOf('saved'), { none: '(nothing)' }) },
  rows: `
    case                                   | what is saved | answer  | the other tabs are told
    saved                                  | name          | saved   | saved
    refused with messages                  | name          | refused | (nothing)
    refused for another reason             | name          | 403     | (nothing)
    nobody knows whether it arrived        | name          | (none)  | saved
    a password is no part of what is shown | password      | saved   | (nothing)
  `,
  decide: async ({ 'what is saved': part, answer }) => {
    const { told, save, account } = await openTab()
    const passwords = { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' }
    const call =
      part === 'name' ? account.saveName(exampleMember.name) : account.changePassword(passwords)
    Effect.runFork(Effect.ignore(call))
    await waitUntilIdle()
    const answers = {
      saved: () => save.answer({ answer: 'saved' }),
      refused: () => save.answer({ answer: 'refused', messages: ['No.'] }),
      403: () => save.fail(forbidden),
      '(none)': () => save.fail(unreachable),
    }
    await answers[answer]()
    await waitUntilIdle()
    return { 'the other tabs are told': told }
  },
})
