import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  Day,
  forbidden,
  resourceMachine,
  serverFault,
  timedOut,
  unreachable,
} from '../kernel/index.ts'
import type { Member, PersonName } from '../member/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import type { AboutYou, PasswordChange, SaveAnswer } from './account.schema.ts'
import { unreadableDate } from './date-of-birth.rules.ts'
import { editCardView, editDraft } from './edit-card.selectors.ts'
import {
  aboutYouMachine,
  addressMachine,
  nameMachine,
  passwordMachine,
} from './edit-cards.machine.ts'
import type { AboutYouForm, NameForm } from './edit-cards.rules.ts'

const saved: SaveAnswer = { answer: 'saved' }

function startMember() {
  const read = scriptedCall<Member>()
  const resource = createActor(resourceMachine(read.call)).start()
  return { read, resource }
}

function startNameCard(draft?: NameForm) {
  const { read, resource } = startMember()
  resource.send({ type: 'resource.replaced', value: exampleMember })
  const save = scriptedCall<SaveAnswer, [PersonName]>()
  const clock = new SimulatedClock()
  const actor = createActor(nameMachine({ saveName: save.call }), {
    input: { member: resource, draft },
    clock,
  }).start()
  return {
    read,
    resource,
    save,
    clock,
    actor,
    change: (change: Partial<NameForm>) => actor.send({ type: 'form.changed', change }),
    submit: async () => {
      actor.send({ type: 'form.submitted' })
      await waitUntilIdle()
    },
    view: () => editCardView(actor.getSnapshot()),
    draft: () => editDraft(actor.getSnapshot()),
  }
}

describe('Reloading the page with half a date of birth (OQ-109, OQ-134)', () => {
  const memberWithBirthday = { ...exampleMember, dateOfBirth: Day.make('1984-02-29') }
  const half = { dateOfBirth: unreadableDate, gender: 'female' as const }

  function startAboutYou(draft: AboutYouForm, member: Member = memberWithBirthday) {
    const { resource } = startMember()
    resource.send({ type: 'resource.replaced', value: member })
    const save = scriptedCall<SaveAnswer, [AboutYou]>()
    const machine = aboutYouMachine({ saveAboutYou: save.call }, Day.make('2026-11-21'))
    const actor = createActor(machine, { input: { member: resource, draft } }).start()
    return { actor, save, resource, form: () => editCardView(actor.getSnapshot()).form }
  }

  test('EDIT-11 the date of birth is restored from the profile, and saved unchanged', async () => {
    const { actor, save, form } = startAboutYou(half)
    expect(form()).toEqual({ dateOfBirth: '1984-02-29', gender: 'female' })
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle()
    expect(save.asked).toEqual([[{ dateOfBirth: '1984-02-29', gender: 20 }]])
  })

  test('EDIT-11 the field is empty again for a member without a date of birth', () => {
    const { dateOfBirth: _, ...ageless } = memberWithBirthday
    expect(startAboutYou(half, ageless).form().dateOfBirth).toBe('')
  })

  test('EDIT-11 a whole date, or its removal, is restored as typed', () => {
    for (const dateOfBirth of ['1990-01-01', ''])
      expect(startAboutYou({ ...half, dateOfBirth }).form().dateOfBirth).toBe(dateOfBirth)
  })

  test('OQ-111 a half-typed date stays when the member is read again', () => {
    const { actor, resource, form } = startAboutYou({ ...half, dateOfBirth: '' })
    actor.send({ type: 'form.changed', change: { dateOfBirth: unreadableDate } })
    resource.send({ type: 'resource.replaced', value: { ...memberWithBirthday } })
    expect(form().dateOfBirth).toBe(unreadableDate)
  })

  test('OQ-108, OQ-111 an unedited code is saved as it was last read', async () => {
    const { actor, save, resource } = startAboutYou({ ...half, dateOfBirth: '' })
    resource.send({ type: 'resource.replaced', value: { ...memberWithBirthday, gender: 30 } })
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle()
    expect(save.asked).toEqual([[{ gender: 30 }]])
  })
})

describe('Filling a card (OQ-111)', () => {
  test('EDIT-06 the card is filled with the member’s details', async () => {
    const { view } = startNameCard()
    expect(view().form).toEqual({
      title: '',
      firstName: 'Priya',
      middleNames: '',
      lastName: 'Shah',
      initials: '',
    })
  })

  test('EDIT-05, EDIT-07 at first the card shows no messages and no complaints', () => {
    const { view } = startNameCard()
    expect([view().serverMessages, view().complaints]).toEqual([[], {}])
  })

  test('EDIT-06 nothing is saved before the member is loaded, and typed text stays', async () => {
    const { resource, read } = startMember()
    const save = scriptedCall<SaveAnswer, [PersonName]>()
    const actor = createActor(nameMachine({ saveName: save.call }), {
      input: { member: resource },
    }).start()
    actor.send({ type: 'form.changed', change: { lastName: 'Typed' } })
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle()
    const { isLocked, serverMessages } = editCardView(actor.getSnapshot())
    expect([save.asked, isLocked, serverMessages]).toEqual([[], false, []])
    resource.send({ type: 'resource.needed' })
    await waitUntilIdle()
    await read.answer(exampleMember)
    expect(editCardView(actor.getSnapshot()).form.lastName).toBe('Typed')
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle()
    expect(save.asked).toHaveLength(1)
  })

  test('EDIT-06 reading the member again updates an unedited card', async () => {
    const { resource, view } = startNameCard()
    resource.send({
      type: 'resource.replaced',
      value: { ...exampleMember, name: { lastName: 'Other' } },
    })
    expect(view().form).toMatchObject({ firstName: '', lastName: 'Other' })
  })

  test('EDIT-06 reading the member again never overwrites what the member is typing', async () => {
    const { resource, view, change } = startNameCard()
    change({ firstName: 'Priti' })
    resource.send({
      type: 'resource.replaced',
      value: { ...exampleMember, name: { lastName: 'Other' } },
    })
    expect(view().form).toMatchObject({ firstName: 'Priti', lastName: 'Shah' })
  })
})

describe('Saving a card', () => {
  test('EDIT-06 the whole name is sent once, and the card is locked while it is sent', async () => {
    const { save, change, submit, view } = startNameCard()
    change({ firstName: 'Priti' })
    await submit()
    await submit()
    change({ firstName: 'Late' })
    expect([save.asked, view().isLocked, view().form.firstName]).toEqual([
      [[{ firstName: 'Priti', lastName: 'Shah' }]],
      true,
      'Priti',
    ])
    await save.answer(saved)
    expect(view().isLocked).toBe(false)
  })

  test('EDIT-07 nothing is sent without a last name, and complaints start at the first submit and follow each change', async () => {
    const { save, change, submit, view } = startNameCard()
    change({ lastName: '' })
    expect(view().complaints).toEqual({})
    await submit()
    expect([save.asked.length, view().complaints]).toEqual([
      0,
      { lastName: 'This is a required field' },
    ])
    change({ lastName: 'S' })
    expect(view().complaints).toEqual({})
  })

  test('EDIT-03 the saved card announces the success', async () => {
    const { save, submit, view } = startNameCard()
    expect(view().savedMessage).toBeUndefined()
    await submit()
    expect(view().savedMessage).toBeUndefined()
    await save.answer(saved)
    expect(view().savedMessage).toBe('Account changes saved')
  })

  test('EDIT-04 the message stays until just before 5 s, and is gone at 5 s', async () => {
    const { save, submit, view, clock } = startNameCard()
    await submit()
    await save.answer(saved)
    clock.increment(4999)
    expect(view().savedMessage).toBe('Account changes saved')
    clock.increment(1)
    expect(view().savedMessage).toBeUndefined()
  })

  test('EDIT-04 a second save restarts the 5 s', async () => {
    const { save, submit, view, clock } = startNameCard()
    await submit()
    await save.answer(saved)
    clock.increment(3000)
    await submit()
    await save.answer(saved)
    clock.increment(4999)
    expect(view().savedMessage).toBe('Account changes saved')
    clock.increment(1)
    expect(view().savedMessage).toBeUndefined()
  })

  test('EDIT-04 the message stays while the member types, and after a submit refused at once', async () => {
    const { save, submit, change, view } = startNameCard()
    await submit()
    await save.answer(saved)
    change({ lastName: '' })
    await submit()
    expect([view().savedMessage, view().complaints]).toEqual([
      'Account changes saved',
      { lastName: 'This is a required field' },
    ])
  })

  test('EDIT-13 the member is read again and fills the saved card', async () => {
    const { read, save, change, submit, view } = startNameCard()
    change({ firstName: 'Priti' })
    await submit()
    expect(read.asked).toHaveLength(0)
    await save.answer(saved)
    expect([read.asked.length, view().form.firstName]).toEqual([1, 'Priti'])
    await read.answer({ ...exampleMember, name: { firstName: 'PRITI', lastName: 'Shah' } })
    expect(view().form.firstName).toBe('PRITI')
  })

  test('EDIT-13 text typed while the profile is read again stays', async () => {
    const { read, save, change, submit, view } = startNameCard()
    await submit()
    await save.answer(saved)
    change({ firstName: 'Typed' })
    await read.answer(exampleMember)
    expect(view().form.firstName).toBe('Typed')
  })

  test('EDIT-03 after a success, complaints wait for the next submit', async () => {
    const { save, change, submit, view } = startNameCard()
    await submit()
    await save.answer(saved)
    change({ lastName: '' })
    expect(view().complaints).toEqual({})
  })

  test('EDIT-05 a refusal lists every message, the typed text stays, and nothing is read again', async () => {
    const { read, save, change, submit, view } = startNameCard()
    change({ firstName: 'Priti' })
    await submit()
    await save.answer({ answer: 'refused', messages: ['Too short.', 'Not a name.'] })
    expect([
      view().serverMessages,
      view().form.firstName,
      view().savedMessage,
      read.asked.length,
    ]).toEqual([['Too short.', 'Not a name.'], 'Priti', undefined, 0])
  })

  test('EDIT-05 the list is cleared at the next submit', async () => {
    const { save, submit, view } = startNameCard()
    await submit()
    await save.answer({ answer: 'refused', messages: ['Too short.'] })
    await submit()
    expect(view().serverMessages).toEqual([])
  })

  test('EDIT-05 a refusal without a message, and a lost response, show the general message (OQ-019)', async () => {
    const { read, save, submit, view } = startNameCard()
    await submit()
    await save.answer({ answer: 'refused', messages: [] })
    expect([view().serverMessages, view().isLocked]).toEqual([['Something went wrong.'], false])
    await submit()
    await save.fail(forbidden)
    expect([view().serverMessages, view().isLocked, read.asked.length]).toEqual([
      ['Something went wrong.'],
      false,
      0,
    ])
  })

  test('EDIT-05 the member is read again if the change may have arrived', async () => {
    const generalMessage = ['Something went wrong.']
    const unanswered = [
      ...generalMessage,
      'We don’t know if your changes were saved. It’s safe to save them again.',
    ]
    for (const [failure, messages] of [
      [unreachable, unanswered],
      [timedOut, unanswered],
      [serverFault(500), generalMessage],
    ] as const) {
      const { read, save, change, submit, view } = startNameCard()
      change({ firstName: 'Priti' })
      await submit()
      await save.fail(failure)
      expect([view().serverMessages, view().isLocked, read.asked.length]).toEqual([
        messages,
        false,
        1,
      ])
      await read.answer(exampleMember)
      expect(view().form.firstName).toBe('Priti')
    }
  })
})

describe('Change Password', () => {
  function startPasswordCard(draft?: PasswordChange) {
    const { read, resource } = startMember()
    resource.send({ type: 'resource.replaced', value: exampleMember })
    const save = scriptedCall<SaveAnswer, [PasswordChange]>()
    const actor = createActor(passwordMachine({ changePassword: save.call }), {
      input: { member: resource, draft },
      clock: new SimulatedClock(),
    }).start()
    const typed = { oldPassword: 'old', newPassword: 'new', confirmPassword: 'new' }
    return {
      read,
      save,
      actor,
      typed,
      submit: async () => {
        actor.send({ type: 'form.changed', change: typed })
        actor.send({ type: 'form.submitted' })
        await waitUntilIdle()
      },
      view: () => editCardView(actor.getSnapshot()),
    }
  }
  const empty = { oldPassword: '', newPassword: '', confirmPassword: '' }

  test('EDIT-10 the three passwords are sent in their own call', async () => {
    const { save, submit, typed } = startPasswordCard()
    await submit()
    expect(save.asked).toEqual([[typed]])
  })

  test('EDIT-10 after a success the fields are empty and show no validation errors', async () => {
    const { save, submit, view } = startPasswordCard()
    await submit()
    await save.answer(saved)
    expect([view().form, view().complaints]).toEqual([empty, {}])
  })

  test('EDIT-10 the fields keep their text after a refusal or a lost response', async () => {
    const { save, submit, view, typed, read } = startPasswordCard()
    await submit()
    await save.answer({ answer: 'refused', messages: ['Wrong password.'] })
    expect(view().form).toEqual(typed)
    await submit()
    await save.fail(unreachable)
    await read.answer(exampleMember)
    expect([view().form, view().serverMessages]).toEqual([
      typed,
      [
        'Something went wrong.',
        'We don’t know if your password was changed. Try again: if your old password doesn’t work, the new one is already in use.',
      ],
    ])
  })

  test('OQ-134 passwords aren’t stored, only the fact that they were typed, which the card then mentions', async () => {
    const { actor, submit, save, view } = startPasswordCard()
    expect([editDraft(actor.getSnapshot()), view().note]).toEqual([undefined, undefined])
    await submit()
    const draft = editDraft(actor.getSnapshot())
    expect(draft).toEqual(empty)
    const restored = startPasswordCard(draft)
    expect([restored.view().form, restored.view().note]).toEqual([
      empty,
      'For your security, we don’t keep passwords. Enter them again.',
    ])
    await restored.submit()
    await restored.save.answer(saved)
    await save.answer(saved)
    expect([restored.view().note, editDraft(restored.actor.getSnapshot())]).toEqual([
      undefined,
      undefined,
    ])
  })
})

describe('A form that is restored after a reload (OQ-134)', () => {
  test('only the typed text is stored', async () => {
    const { draft, change, view } = startNameCard()
    expect(draft()).toBeUndefined()
    change({ firstName: 'Priti' })
    expect(draft()).toEqual(view().form)
  })

  test('the typed text is restored, and a member who is loaded later doesn’t overwrite it', async () => {
    const typedName = {
      title: '',
      firstName: 'Priti',
      middleNames: '',
      lastName: 'Shah',
      initials: '',
    }
    const { view, draft, save, submit } = startNameCard(typedName)
    expect([view().form, draft(), view().note]).toEqual([typedName, typedName, undefined])
    await submit()
    expect(save.asked).toEqual([[{ firstName: 'Priti', lastName: 'Shah' }]])
  })
})

test('EDIT-11 About You refuses today as a date of birth, and sends day and number', async () => {
  const { resource } = startMember()
  resource.send({ type: 'resource.replaced', value: { ...exampleMember, gender: 10 } })
  const save = scriptedCall<SaveAnswer, [AboutYou]>()
  const actor = createActor(aboutYouMachine({ saveAboutYou: save.call }, Day.make('2026-03-09')), {
    input: { member: resource },
  }).start()
  actor.send({ type: 'form.changed', change: { dateOfBirth: '2026-03-09' } })
  actor.send({ type: 'form.submitted' })
  await waitUntilIdle()
  expect(save.asked).toEqual([])
  actor.send({ type: 'form.changed', change: { dateOfBirth: '2026-03-08', gender: 'female' } })
  actor.send({ type: 'form.submitted' })
  await waitUntilIdle()
  expect(save.asked).toEqual([[{ dateOfBirth: '2026-03-08', gender: 20 }]])
})

test('EDIT-12 Address sends the whole address', async () => {
  const { resource } = startMember()
  const value: Member = { ...exampleMember, address: { street: 'Weir Lane', town: 'Sowerby' } }
  resource.send({ type: 'resource.replaced', value })
  const save = scriptedCall<SaveAnswer, [Member['address']]>()
  const actor = createActor(addressMachine({ saveAddress: save.call }), {
    input: { member: resource },
  }).start()
  actor.send({ type: 'form.changed', change: { town: 'Halifax' } })
  actor.send({ type: 'form.submitted' })
  await waitUntilIdle()
  expect(save.asked).toEqual([[{ street: 'Weir Lane', town: 'Halifax' }]])
})
