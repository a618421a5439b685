import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { serverFault, timedOut, unreachable } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { check } from '../testing/check.ts'
import { exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { type SupportEvent, supportMachine } from './support.machine.ts'
import { supportMessages } from './support.messages.ts'
import { supportCategories } from './support.policy.ts'
import {
  blankSupportDraft,
  complaintsAboutSupport,
  prefilledSupport,
  restoredSupport,
  type SupportDraft,
  type SupportForm,
  typedSupport,
} from './support.rules.ts'
import type { SupportAnswer, SupportQuery } from './support.schema.ts'
import { supportDraft, supportLinks, supportView } from './support.selectors.ts'
import { complaints, complete } from './support.table.ts'

const member: Member = {
  ...exampleMember,
  address: { flat: 'Flat 2', houseNumber: '14', street: 'Weir Lane', postcode: 'HX0 0AA' },
}

check(complaints)

test('SUPPORT-10, SUPPORT-11, SUPPORT-13, SUPPORT-14, SUPPORT-15 all complaints appear at once', () => {
  const blank = { name: '', email: '', telephone: '', address: '', description: '' }
  expect(Object.keys(complaintsAboutSupport({ ...complete, ...blank }))).toEqual([
    'name',
    'email',
    'telephone',
    'address',
    'description',
  ])
})

describe('Filling the form (SUPPORT-05, OQ-107)', () => {
  test('SUPPORT-05 the profile fills in name, email and address; telephone, order number and description are empty', () => {
    expect(prefilledSupport(member)).toEqual({
      name: 'Priya Shah',
      email: 'member@example.com',
      telephone: '',
      address: 'Flat 2, 14, Weir Lane, HX0 0AA',
      orderNumber: '',
      description: '',
    })
  })

  test('SUPPORT-05 the first and last name are filled in, even if the member has a display name (OQ-107)', () => {
    expect(prefilledSupport({ ...member, displayName: 'Pri' }).name).toBe('Priya Shah')
  })

  test('SUPPORT-05 details that the profile lacks stay empty, without stray spaces', () => {
    const { displayName: _, emailAddress: _email, ...bare } = member
    expect([
      prefilledSupport({ ...bare, name: { lastName: 'Shah' } }).name,
      prefilledSupport({ ...bare, name: {}, displayName: 'Priya' }).name,
      prefilledSupport({ ...bare, name: {} }).name,
      prefilledSupport({ ...bare, address: {} }).address,
      prefilledSupport(bare).email,
    ]).toEqual(['Shah', 'Priya', '', '', ''])
  })
})

function startSupport(draft?: SupportDraft) {
  const sendQuery = scriptedCall<SupportAnswer, [SupportQuery]>()
  const actor = createActor(supportMachine({ sendQuery: sendQuery.call }), {
    input: { member, draft },
  }).start()
  const send = async (event: SupportEvent) => {
    actor.send(event)
    await waitUntilIdle()
  }
  return {
    sendQuery,
    send,
    choose: (category: (typeof supportCategories)[number] | undefined) =>
      send({ type: 'category.chosen', category }),
    change: (change: Partial<SupportForm>) => send({ type: 'query.changed', change }),
    submit: () => send({ type: 'query.submitted' }),
    view: () => supportView(actor.getSnapshot()),
    draft: () => supportDraft(actor.getSnapshot()),
  }
}

async function startCompleteQuery() {
  const support = startSupport()
  await support.choose('Cashback')
  await support.change(complete)
  return support
}

describe('Choosing a category', () => {
  test('SUPPORT-02 the categories are exactly Cashback, Website and Other', () => {
    expect(supportCategories).toEqual(['Cashback', 'Website', 'Other'])
  })

  test('SUPPORT-03 the other fields appear with a category, and disappear with it', async () => {
    const { view, choose } = startSupport()
    expect([view().hasFields, view().category, view().serverMessages]).toEqual([
      false,
      undefined,
      [],
    ])
    await choose('Website')
    expect([view().hasFields, view().category]).toEqual([true, 'Website'])
    await choose(undefined)
    expect(view().hasFields).toBe(false)
  })

  test('SUPPORT-03 another category keeps the typed text (OQ-126)', async () => {
    const { view, choose, change } = startSupport()
    await choose('Website')
    await change({ description: 'It is broken.', name: 'P. Shah' })
    await choose('Other')
    expect(view().form).toMatchObject({ description: 'It is broken.', name: 'P. Shah' })
  })

  test('SUPPORT-03 without a category there are no complaints, and nothing is sent', async () => {
    const { view, change, submit, sendQuery, choose } = startSupport()
    await change(complete)
    await submit()
    expect(sendQuery.asked).toEqual([])
    await choose('Other')
    await change({ name: '' })
    expect(view().complaints).toEqual({})
  })
})

describe('Sending a query', () => {
  test('SUPPORT-01, SUPPORT-06, SUPPORT-09 the page has the back link, the button, and the link onwards', () => {
    expect([supportMessages.back, supportMessages.tellUs, supportLinks]).toEqual([
      'Back',
      'Tell Us',
      { back: '/Home/Dashboard', continueShopping: '/Home/Dashboard' },
    ])
  })

  test('SUPPORT-10, SUPPORT-11, SUPPORT-13, SUPPORT-14, SUPPORT-15 complaints start at the first submit and follow each change', async () => {
    const { view, choose, change, submit, sendQuery } = startSupport()
    await choose('Other')
    expect(view().complaints).toEqual({})
    await submit()
    expect([Object.keys(view().complaints), sendQuery.asked]).toEqual([
      ['telephone', 'description'],
      [],
    ])
    await change({ telephone: '1' })
    expect(Object.keys(view().complaints)).toEqual(['description'])
  })

  test('DATA-27 the seven fields are sent once and trimmed, with the description as text and the category as type', async () => {
    const { sendQuery, change, submit, view } = await startCompleteQuery()
    await change({
      name: ' Priya Shah ',
      email: ' member@example.com ',
      telephone: ' 020 7946 0000 ',
      address: ' Weir Lane, HX0 0AA ',
      orderNumber: ' 17 ',
      description: ' My cashback is missing. ',
    })
    await submit()
    await submit()
    await change({ name: 'Late' })
    expect([sendQuery.asked, view().isLocked, view().form.name]).toEqual([
      [
        [
          {
            name: 'Priya Shah',
            email: 'member@example.com',
            telephone: '020 7946 0000',
            address: 'Weir Lane, HX0 0AA',
            orderNumber: '17',
            text: 'My cashback is missing.',
            type: 'Cashback',
          },
        ],
      ],
      true,
      ' Priya Shah ',
    ])
  })

  test('SUPPORT-07, SUPPORT-08, SUPPORT-09 the thank-you replaces the form', async () => {
    const { sendQuery, submit, view } = await startCompleteQuery()
    await submit()
    expect(view().isSent).toBe(false)
    await sendQuery.answer({ answer: 'sent' })
    await submit()
    expect([view().isSent, sendQuery.asked.length]).toEqual([true, 1])
    const { sent, respond, continueShopping } = supportMessages
    expect([sent, respond, continueShopping]).toEqual([
      'Thank you. Your query has been sent to us.',
      'We endeavour to respond withing 2 working days.',
      'Continue Shopping',
    ])
  })

  test('SUPPORT-17, SUPPORT-18 a refusal lists the server’s messages until it is dismissed', async () => {
    const { sendQuery, submit, view, send } = await startCompleteQuery()
    await submit()
    await sendQuery.answer({ answer: 'refused', messages: ['Too long.', 'Unknown order.'] })
    expect([view().serverMessages, view().isLocked, view().form]).toEqual([
      ['Too long.', 'Unknown order.'],
      false,
      complete,
    ])
    await send({ type: 'messages.dismissed' })
    expect(view().serverMessages).toEqual([])
  })

  test('SUPPORT-17 the list is cleared at the next submit', async () => {
    const { sendQuery, submit, view } = await startCompleteQuery()
    await submit()
    await sendQuery.answer({ answer: 'refused', messages: ['Too long.'] })
    await submit()
    expect([view().serverMessages, sendQuery.asked.length]).toEqual([[], 2])
  })

  test('SUPPORT-17 a refusal without a message, and a lost response, show the general message (OQ-019)', async () => {
    const { sendQuery, submit, view } = await startCompleteQuery()
    await submit()
    await sendQuery.answer({ answer: 'refused', messages: [] })
    expect(view().serverMessages).toEqual(['Something went wrong.'])
    await submit()
    await sendQuery.fail(serverFault(500))
    expect([view().serverMessages, view().isLocked]).toEqual([['Something went wrong.'], false])
  })

  test('OQ-019 after a lost response the page says that the query may have arrived', async () => {
    for (const failure of [unreachable, timedOut]) {
      const { sendQuery, submit, view } = await startCompleteQuery()
      await submit()
      await sendQuery.fail(failure)
      expect([view().serverMessages, view().isLocked]).toEqual([
        [
          'Something went wrong.',
          'We don’t know if we received your query. It’s safe to send it again.',
        ],
        false,
      ])
    }
  })
})

test('OQ-134 the typed text is restored after a reload', async () => {
  const { choose, change, draft } = startSupport()
  await choose('Other')
  await change({ description: 'It is broken.' })
  const restored = startSupport(draft())
  expect(restored.view()).toMatchObject({
    category: 'Other',
    form: { name: 'Priya Shah', description: 'It is broken.' },
  })
})

test('OQ-134 neither an unedited form nor a sent query is stored', async () => {
  const { choose, change, draft, submit, sendQuery } = startSupport()
  expect(draft()).toBeUndefined()
  await choose('Other')
  await change(complete)
  expect(draft()).toBeDefined()
  await submit()
  await sendQuery.answer({ answer: 'sent' })
  expect(draft()).toBeUndefined()
})

test('OQ-134 a field missing from the stored draft is blank', () => {
  const fields = ['name', 'email', 'telephone', 'address', 'orderNumber', 'description']
  expect(blankSupportDraft).toEqual({
    category: '',
    form: Object.fromEntries(fields.map((field) => [field, ''])),
  })
})

test('OQ-134 a draft with an unknown category restores its texts', () => {
  const { form } = blankSupportDraft
  const { view } = startSupport({ category: 'Gossip', form: { ...form, description: 'Hm.' } })
  expect([view().category, view().form.description]).toEqual([undefined, 'Hm.'])
})

describe('Storing the form (OQ-134)', () => {
  const prefilled = prefilledSupport(member)

  test('OQ-134 details from the profile are not stored', () => {
    expect(typedSupport({ ...prefilled, description: 'Hm.' }, member)).toEqual({
      ...blankSupportDraft.form,
      description: 'Hm.',
    })
  })

  test.each([
    ['a name', 'name'],
    ['an email', 'email'],
    ['an address', 'address'],
  ] as const)('OQ-134 a typed %s is stored', (_, field) => {
    const typed = typedSupport({ ...prefilled, [field]: 'typed' }, member)
    expect(typed).toEqual({ ...blankSupportDraft.form, [field]: 'typed' })
    expect(restoredSupport(typed, member)).toEqual({ ...prefilled, [field]: 'typed' })
  })

  test('OQ-134 fields that were not stored come from the profile again', () => {
    expect(restoredSupport(blankSupportDraft.form, member)).toEqual(prefilled)
  })
})

describe('A question from another screen (SUPPORT-02, SUPPORT-05)', () => {
  const subject = { category: 'Cashback', description: 'My question is about T-17: ' } as const
  const start = (draft?: SupportDraft) => {
    const machine = supportMachine({ sendQuery: scriptedCall<SupportAnswer>().call })
    return createActor(machine, { input: { member, draft, subject } }).start().getSnapshot().context
  }

  test('SUPPORT-05 a prepared question chooses its category and begins the description', () => {
    const { category, form } = start()
    expect(category).toBe('Cashback')
    expect(form).toEqual({ ...prefilledSupport(member), description: subject.description })
  })

  test('OQ-134 text typed before a login takes precedence over a prepared question', () => {
    const { category, form } = start({ category: '', form: complete })
    expect([category, form]).toEqual([undefined, complete])
  })
})
