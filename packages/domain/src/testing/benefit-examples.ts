/** Choices for tests of screens, which change only what they test. */
import type { Choice, Tab } from '../benefits/index.ts'
import { ChoiceId, TabId } from '../kernel/index.ts'

export const exampleChoice: Choice = {
  id: ChoiceId.make('140'),
  name: 'Cycle to work',
  choiceLogo: '/images/choices/140.svg',
  journeyType: 200,
  detailsPageFullHtml: '<h2>What is included</h2><p>A bicycle.</p>',
  externalProviderLink: 'https://larch.example/cycles',
  benefitInKindValue: 12.5,
}

/** A tab with this many choices, named 'Choice 1', 'Choice 2', … */
export const tabWith = (count: number): Tab => ({
  id: TabId.make('14'),
  name: 'Travel & Technology',
  choices: Array.from({ length: count }, (_, index) => ({
    id: ChoiceId.make(`${index + 1}`),
    name: `Choice ${index + 1}`,
    journeyType: 100,
  })),
})
