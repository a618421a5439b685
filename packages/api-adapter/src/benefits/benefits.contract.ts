import { ChoiceId, TabId } from '@save/domain/kernel'
import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { exampleOrder as order } from './benefits.examples.ts'

const unauthorised = { failure: { _tag: 'Unauthorised' } }
const unknown = { failure: { _tag: 'NotFound' } }

export const benefitsContract = (binding: Binding) =>
  describe(`benefits, ${binding.name}`, () => {
    async function signedIn(change: Parameters<typeof startWorld>[1] = {}) {
      const world = await startWorld(binding, change)
      await world.signIn()
      return world
    }

    describe('Tabs and choices', () => {
      test('API-41 DATA-11 a tab has its name and its choices, without their details pages', async () => {
        const { ask } = await signedIn()
        const [tab] = smallCatalogue.tabs
        expect(await ask(({ benefits }) => benefits.readTab(TabId.make('12')))).toEqual({
          answer: {
            ...tab,
            choices: tab?.choices.map(({ detailsPageFullHtml: _, ...choice }) => choice),
          },
        })
      })

      test('API-12 DATA-12 a choice has an id and a details page', async () => {
        const { ask } = await signedIn()
        expect(await ask(({ benefits }) => benefits.readChoice(ChoiceId.make('121')))).toEqual({
          answer: smallCatalogue.tabs[0]?.choices[1],
        })
      })

      test('API-11 without an id every choice of every tab is listed once', async () => {
        const [tab] = smallCatalogue.tabs
        if (!tab) throw new Error('No tab')
        const sameElsewhere = { ...tab, id: TabId.make('13') }
        const { ask } = await signedIn({ tabs: [tab, sameElsewhere] })
        expect(await ask(({ benefits }) => benefits.readChoices())).toEqual({
          answer: tab.choices,
        })
      })

      test('OQ-006 an unknown tab and an unknown choice are not found', async () => {
        const { ask } = await signedIn()
        expect(await ask(({ benefits }) => benefits.readTab(TabId.make('99')))).toEqual(unknown)
        expect(await ask(({ benefits }) => benefits.readChoice(ChoiceId.make('99')))).toEqual(
          unknown,
        )
      })
    })

    test('API-31 a visit to the provider is logged, unless the choice is unknown', async () => {
      const { ask } = await signedIn()
      const visit = (id: string) => ask(({ benefits }) => benefits.logVisit(ChoiceId.make(id)))
      expect(await visit('121')).toHaveProperty('answer')
      expect(await visit('99')).toEqual(unknown)
    })

    test('SESSION-01 a call without a session is refused, and nothing happens', async () => {
      const { ask, signIn } = await startWorld(binding)
      const id = ChoiceId.make('121')
      expect(await ask(({ benefits }) => benefits.readTab(TabId.make('12')))).toEqual(unauthorised)
      expect(await ask(({ benefits }) => benefits.readChoice(id))).toEqual(unauthorised)
      expect(await ask(({ benefits }) => benefits.readChoices())).toEqual(unauthorised)
      expect(await ask(({ benefits }) => benefits.placeOrder(order))).toEqual(unauthorised)
      expect(await ask(({ benefits }) => benefits.cancelChoice(id))).toEqual(unauthorised)
      expect(await ask(({ benefits }) => benefits.logVisit(id))).toEqual(unauthorised)
      await signIn()
      expect(await ask(({ member }) => member.readMember())).toEqual({
        answer: smallCatalogue.member,
      })
    })
  })
