import { expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { exampleMember } from '../testing/examples.ts'
import { waitUntilIdle } from '../testing/scripted-call.ts'
import { openTab, savesTold } from './member-changes.table.ts'

check(savesTold)

test('OQ-032, OQ-110 a tab that learns of a save reads the member again, which updates an unedited card', async () => {
  const { hear, member, resources } = await openTab()
  hear()
  await waitUntilIdle()
  expect(member.asked).toHaveLength(2)
  const moved = { ...exampleMember, name: { firstName: 'Sam' } }
  await member.answer(moved)
  expect(resources.member.getSnapshot().context.value).toEqual(moved)
})
