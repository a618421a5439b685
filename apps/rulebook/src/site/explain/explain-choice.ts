/** What the pages of a benefit and its order show. */
import {
  type Choice,
  choiceMessages,
  choiceView,
  isTooMuch,
  sacrificeAmountIn,
} from '@save/domain/benefits'
import { amountFromText, decimalFromText, formatPounds, type Pence } from '@save/domain/kernel'
import type { PageConfiguration } from '@save/domain/shell'
import { comparison, costAndSaving } from './explain-comparison.ts'
import { type Explanation, yesNo } from './explanation.ts'
import { idsOfJourney } from './ids-of-offers.ts'
import { numberUnsent } from './why-none.ts'

/**
 * @param typed what is typed as the amount; nothing is typed at first
 * @param sent the benefit as the server sent it, if that is at hand
 */
export function explainChoice(
  choice: Choice,
  typed: string,
  choiceRates: PageConfiguration['choiceRates'],
  sent: unknown = undefined,
): readonly Explanation[] {
  const { label, journey, hasAmountEntry } = choiceView(choice)
  return [
    {
      what: 'How it is called',
      shows: label,
      because: journeyRead(choice, sent),
      ids: ['BENEFIT-05', ...idsOfJourney(choice)],
    },
    {
      what: 'How it is taken',
      shows:
        journey.link === undefined
          ? `under the heading “${journey.heading}”`
          : `by the link “${journey.link.text}”`,
      because: [`An amount can be entered: ${yesNo(hasAmountEntry)}`],
      ids: [...idsOfJourney(choice), ...(hasAmountEntry ? ['CHOICE-04'] : ['OQ-080'])],
    },
    ...(typed.trim() === '' ? [] : amountExplained(choice, typed, choiceRates, sent)),
  ]
}

function journeyRead({ journeyType }: Choice, sent: unknown): readonly string[] {
  const none = numberUnsent('JourneyType', sent, 'it counts as one that is not known')
  return none.length > 0 ? none : [`Its journey type is ${journeyType}`]
}

/** Only what a screen shows: no figure of an amount that no screen takes. */
function amountExplained(
  { benefitInKindValue, ...choice }: Choice,
  typed: string,
  choiceRates: PageConfiguration['choiceRates'],
  sent: unknown,
): readonly Explanation[] {
  if (!choiceView(choice).hasAmountEntry)
    return [
      {
        what: costAndSaving,
        shows: 'nothing: no salary is given up for it',
        because: ['It is taken directly from its provider, so its page has no field for an amount'],
        ids: ['OQ-080', 'CHOICE-04'],
      },
    ]
  const amount = sacrificeAmountIn(typed)
  if (amount === undefined)
    return [
      {
        what: typedOnPage(`‘${typed}’`),
        shows: choiceMessages.wrongAmount,
        ...whyWrong(typed),
      },
    ]
  return [
    ...roundedTo(typed, amount),
    ...(isTooMuch(amount) ? [tooMuchOf(`‘${typed}’`)] : []),
    ...comparison({ amount, benefitInKindValue }, choiceRates, sent),
  ]
}

/** CHOICE-10 has the sentence; that only numbers are taken is another rule. */
const whyWrong = (typed: string): Pick<Explanation, 'because' | 'ids'> =>
  decimalFromText(typed) === undefined
    ? {
        because: ['The product reads no plain number in it, such as 125.50'],
        ids: ['CHOICE-06', 'CHOICE-10'],
      }
    : { because: ['It is below zero'], ids: ['CHOICE-10', 'CHOICE-07'] }

/** An amount has pence; further decimals are rounded, and the field shows it once it is left. */
const roundedTo = (typed: string, amount: Pence): readonly Explanation[] =>
  amountFromText(typed) === undefined
    ? [
        {
          what: typedOnPage(`‘${typed}’`),
          shows: `taken as ${formatPounds(amount)}`,
          because: ['It has more than two decimals, so it is rounded to the penny'],
          ids: ['CHOICE-09', 'OQ-082'],
        },
      ]
    : []

const typedOnPage = (amount: string): string =>
  `The amount ${amount}, typed on the page of the benefit`

/** The page of the benefit refuses what the address of its order still takes. */
export const tooMuchOf = (amount: string): Explanation => ({
  what: typedOnPage(amount),
  shows: choiceMessages.ours.tooMuch,
  because: [
    'It is more than any salary could bear; an address with it still leads to its order, with its figures',
  ],
  ids: ['CHOICE-10', 'CHOICE-06'],
  uses: [mostGivenUp],
})

const mostGivenUp = {
  anchor: 'figure-benefits-benefits-benefitsPolicy-mostGivenUp',
  words: 'The most that may be given up',
}
