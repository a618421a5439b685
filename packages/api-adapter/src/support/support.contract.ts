import { type SupportQuery, supportMessages } from '@save/domain/support'
import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'

const query: SupportQuery = {
  name: 'Priya Shah',
  email: 'member@example.com',
  telephone: '020 7946 0000',
  address: 'Weir Lane, HX0 0AA',
  orderNumber: '',
  text: 'My cashback is missing.',
  type: 'Cashback',
}

export const supportContract = (binding: Binding) =>
  describe(`support, ${binding.name}`, () => {
    async function answerTo(change: Partial<SupportQuery>) {
      const { signIn, ask } = await startWorld(binding)
      await signIn()
      return ask(({ support }) => support.sendQuery({ ...query, ...change }))
    }

    test.each(['Cashback', 'Website', 'Other'] as const)(
      'API-40 a complete query about %s is accepted',
      async (type) => {
        expect(await answerTo({ type })).toEqual({ answer: { answer: 'sent' } })
      },
    )

    test('SUPPORT-16 the order number can have any form', async () => {
      expect(await answerTo({ orderNumber: '#?' })).toEqual({ answer: { answer: 'sent' } })
    })

    test.each([
      ['SUPPORT-10', { name: ' ' }, supportMessages.nameMissing],
      ['SUPPORT-11', { email: '' }, supportMessages.emailMissing],
      ['SUPPORT-12', { email: 'priya' }, supportMessages.emailMalformed],
      ['SUPPORT-13', { telephone: '' }, supportMessages.telephoneMissing],
      ['SUPPORT-14', { address: '' }, supportMessages.addressMissing],
      ['SUPPORT-15', { text: '' }, supportMessages.descriptionMissing],
    ])('%s the server applies the form’s own rules: %j', async (_, change, message) => {
      expect(await answerTo(change)).toEqual({
        answer: { answer: 'refused', messages: [message] },
      })
    })

    test('SUPPORT-17 every error is reported', async () => {
      expect(await answerTo({ name: '', text: '' })).toEqual({
        answer: {
          answer: 'refused',
          messages: [supportMessages.nameMissing, supportMessages.descriptionMissing],
        },
      })
    })

    test('SESSION-01 a call without a session is refused', async () => {
      const { ask } = await startWorld(binding)
      expect(await ask(({ support }) => support.sendQuery(query))).toEqual({
        failure: { _tag: 'Unauthorised' },
      })
    })
  })
