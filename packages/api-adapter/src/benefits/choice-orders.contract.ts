import { choiceMessages, NiNumber, orderMessages } from '@save/domain/benefits'
import { ChoiceId, Pence, pounds } from '@save/domain/kernel'
import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { exampleOrder } from './benefits.examples.ts'
import { standInBenefitsMessages } from './benefits.messages.ts'

const unknown = { failure: { _tag: 'NotFound' } }
const ordered = { answer: { answer: 'ordered' } }
const refused = (...messages: string[]) => ({ answer: { answer: 'refused', messages } })

/** An order for a choice not yet ordered (the example member has cancelled 120). */
const order = { ...exampleOrder, choiceId: ChoiceId.make('121'), name: 'Choice 121' }

export const choiceOrdersContract = (binding: Binding) =>
  describe(`orders of choices, ${binding.name}`, () => {
    async function signedIn(change: Parameters<typeof startWorld>[1] = {}) {
      const world = await startWorld(binding, change)
      await world.signIn()
      const { ask } = world
      return {
        ...world,
        place: (change: Partial<typeof order> = {}) =>
          ask(({ benefits }) => benefits.placeOrder({ ...order, ...change })),
        cancel: (id: string) => ask(({ benefits }) => benefits.cancelChoice(ChoiceId.make(id))),
        choices: async () => {
          const outcome = await ask(({ member }) => member.readMember())
          return 'answer' in outcome ? outcome.answer.choices : outcome.failure
        },
      }
    }

    describe('The salary sacrifice order', () => {
      test('API-22 API-42 DATA-15 a new order comes first among the member’s choices, with the current date', async () => {
        const { place, choices } = await signedIn()
        expect(await place()).toEqual(ordered)
        expect(await choices()).toEqual([
          {
            id: '121',
            name: 'Choice 121',
            creationDate: '2026-11-21',
            status: standInBenefitsMessages.awaitingApproval,
            isCancelled: false,
          },
          ...smallCatalogue.member.choices,
        ])
      })

      test.each([
        ['no payroll number', { payrollNumber: ' ' }, orderMessages.payrollNumberMissing],
        ['no NI number', { niNumber: NiNumber.make('') }, orderMessages.niNumberInvalid],
        [
          'a bad NI number',
          { niNumber: NiNumber.make('GB123456C') },
          orderMessages.niNumberInvalid,
        ],
        ['no declaration', { isDeclarationAccepted: false }, orderMessages.declarationMissing],
        [
          'an amount below nought',
          { salarySacrificeAmount: Pence.make(-1) },
          choiceMessages.wrongAmount,
        ],
      ])(
        'API-42 with %s the order is refused, and nothing is ordered',
        async (_, wrong, message) => {
          const { place, choices } = await signedIn()
          expect(await place(wrong)).toEqual(refused(message))
          expect(await choices()).toEqual(smallCatalogue.member.choices)
        },
      )

      test('API-42 an order with several errors reports them all', async () => {
        const { place } = await signedIn()
        const wrong = {
          payrollNumber: '',
          niNumber: NiNumber.make(''),
          isDeclarationAccepted: false,
        }
        expect(await place(wrong)).toEqual(
          refused(
            orderMessages.payrollNumberMissing,
            orderMessages.niNumberInvalid,
            orderMessages.declarationMissing,
          ),
        )
      })

      test('API-42 an order of zero is accepted', async () => {
        const { place } = await signedIn()
        expect(await place({ salarySacrificeAmount: pounds('0') })).toEqual(ordered)
      })

      test('OQ-091, OQ-135 an order awaiting approval isn’t placed again, even from another tab', async () => {
        const { place, choices } = await signedIn()
        await place()
        const before = await choices()
        expect(await place()).toEqual(refused(standInBenefitsMessages.orderedAlready))
        expect(await choices()).toEqual(before)
      })

      test('API-42, OQ-091 a benefit that the member already has can be ordered again, and remains a single entry', async () => {
        const activeChoice = {
          ...smallCatalogue.member.choices[0],
          status: 'Active',
          isCancelled: false,
        }
        const { place, choices } = await signedIn({
          member: {
            ...smallCatalogue.member,
            choices: [{ ...activeChoice, id: ChoiceId.make('121') }],
          },
        })
        expect(await place()).toEqual(ordered)
        expect(await choices()).toMatchObject([
          { id: '121', status: standInBenefitsMessages.awaitingApproval },
        ])
        expect(await choices()).toHaveLength(1)
      })

      test('API-22 a cancelled choice can be ordered again, and replaces the old entry', async () => {
        const { place, choices } = await signedIn()
        expect(await place({ choiceId: ChoiceId.make('120') })).toEqual(ordered)
        expect(await choices()).toMatchObject([{ id: '120', isCancelled: false }])
      })

      test('OQ-080 a direct saving can’t be ordered by salary sacrifice', async () => {
        const [tab] = smallCatalogue.tabs
        const choices = tab?.choices.map((choice) => ({ ...choice, journeyType: 50 })) ?? []
        const { place } = await signedIn({ tabs: tab ? [{ ...tab, choices }] : [] })
        expect(await place()).toEqual(refused(standInBenefitsMessages.noSalarySacrifice))
      })

      test('an unknown choice is not found', async () => {
        const { place } = await signedIn()
        expect(await place({ choiceId: ChoiceId.make('99') })).toEqual(unknown)
      })
    })

    describe('Cancelling', () => {
      test('API-19 a choice is cancelled with the current date, and the answer is the updated member', async () => {
        const { place, comeBackAfter, cancel, choices, ask } = await signedIn()
        await place()
        await comeBackAfter(24 * 60 * 60_000)
        const answer = await cancel('121')
        expect(answer).toMatchObject({
          answer: {
            member: {
              choices: [
                {
                  id: '121',
                  creationDate: '2026-11-21',
                  cancellationDate: '2026-11-22',
                  status: standInBenefitsMessages.cancelled,
                  isCancelled: true,
                },
                { id: '120' },
              ],
            },
          },
        })
        expect(await choices()).toHaveLength(2)
        const member = await ask((ports) => ports.member.readMember())
        expect(answer).toEqual('answer' in member && { answer: { member: member.answer } })
      })

      test('API-19 cancelling again changes nothing', async () => {
        const { place, comeBackAfter, cancel } = await signedIn()
        await place()
        const first = await cancel('121')
        await comeBackAfter(24 * 60 * 60_000)
        expect(await cancel('121')).toEqual(first)
      })

      test('API-19 a choice the member never had can’t be cancelled', async () => {
        const { cancel, choices } = await signedIn()
        expect(await cancel('122')).toEqual(unknown)
        expect(await choices()).toEqual(smallCatalogue.member.choices)
      })
    })
  })
