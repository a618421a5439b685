/** What giving up an amount of salary costs and saves, step by step, as the page of the order works it out. */
import { orderMessages, type Sacrifice, sacrificeView } from '@save/domain/benefits'
import type { PageConfiguration } from '@save/domain/shell'
import { heldInPence } from '../held-in-pence.ts'
import type { Explanation } from './explanation.ts'
import { numberUnsent } from './why-none.ts'

export const costAndSaving = 'What it costs and saves'

/** The rule of each step, in the order of the working. */
const sacrificeRules = [
  'SALSAC-03',
  'SALSAC-04',
  'SALSAC-04',
  'SALSAC-04',
  'SALSAC-05',
  'SALSAC-06',
] as const

export function comparison(
  sacrifice: Sacrifice,
  choiceRates: PageConfiguration['choiceRates'],
  sent: unknown,
): readonly Explanation[] {
  const workings = heldInPence(() => sacrificeView(sacrifice, choiceRates).workings)
  if (workings === undefined)
    return [
      {
        what: costAndSaving,
        shows: 'nothing: the product can’t work it out',
        because: [
          `BenefitInKindValue is ${sacrifice.benefitInKindValue}: that gives more than the product can count in pence`,
        ],
        ids: ['SALSAC-03'],
      },
    ]
  if (workings.length === 0)
    return [
      {
        what: costAndSaving,
        shows: orderMessages.ours.noRates,
        because: ['The host page gives no rates for this day'],
        ids: ['OQ-087', 'OQ-136'],
      },
    ]
  // The first step is the benefit in kind.
  const noValue =
    sacrifice.benefitInKindValue === undefined
      ? numberUnsent('BenefitInKindValue', sent, 'it counts as 0')
      : []
  return [
    ...workings.flatMap(({ band, steps }) =>
      steps.map(({ words, formula, result }, place) => ({
        what: `${band}: ${words.split(' = ')[0]}`,
        shows: result,
        because: [...(place === 0 ? noValue : []), `${words}: ${inBrackets(formula)}`],
        ids: [
          sacrificeRules[place] ?? 'SALSAC-04',
          ...(place === 0 && noValue.length > 0 ? ['OQ-087'] : []),
        ],
      })),
    ),
    ...withoutRates(choiceRates),
  ]
}

/** '£48.00 + (-£60.00)': two signs in a row are hard to read. */
const inBrackets = (formula: string): string =>
  formula.replace(/(?<=[+−×÷] )-£[\d,.]+\d/g, (amount) => `(${amount})`)

/** A band without rates has no column, and no rate is made up for it. */
const withoutRates = (choiceRates: PageConfiguration['choiceRates']): readonly Explanation[] =>
  (['basic', 'higher'] as const)
    .filter((band) => choiceRates[band] === undefined)
    .map((band) => ({
      what: orderMessages.ours.bands[band],
      shows: 'nothing: its column is left out',
      because: ['The host page gives no rates for this band, and none are made up'],
      ids: ['OQ-087'],
    }))
