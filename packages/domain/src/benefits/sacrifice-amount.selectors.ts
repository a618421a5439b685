import { formatPounds, Pence, poundsOf } from '../kernel/index.ts'
import type { PageConfiguration } from '../shell/index.ts'
import { benefitsPolicy } from './benefits.policy.ts'
import { choiceMessages } from './choice.messages.ts'
import type { Choice } from './choice.schema.ts'
import type { AmountEntry } from './sacrifice-amount.rules.ts'
import { isTooMuch, sacrificeAmountIn } from './sacrifice-amount.rules.ts'
import { bandFigures, bandsOf, type Sacrifice, taxRatesText } from './salary-sacrifice.rules.ts'

export interface AmountEntryView {
  readonly text: string
  /** In pounds, to the penny; `undefined` if the text isn't an amount. */
  readonly amount: number | undefined
  readonly complaint: string | undefined
}

export function amountEntryView({ text, isJudged }: AmountEntry): AmountEntryView {
  const amount = sacrificeAmountIn(text)
  return {
    text,
    amount: amount === undefined ? undefined : poundsOf(amount),
    complaint: isJudged ? complaintAbout(amount) : undefined,
  }
}

function complaintAbout(amount: Pence | undefined): string | undefined {
  if (amount === undefined) return choiceMessages.wrongAmount
  return isTooMuch(amount) ? choiceMessages.ours.tooMuch : undefined
}

/**
 * The total and monthly cost at each of the host's rates while the member types, and the tax rates used. `undefined` if
 * there is no amount, or it is too large.
 */
export function amountCosts(
  { text }: Pick<AmountEntry, 'text'>,
  choice: Pick<Choice, 'benefitInKindValue'>,
  choiceRates: PageConfiguration['choiceRates'],
): readonly string[] {
  const amount = sacrificeAmountIn(text)
  if (amount === undefined || isTooMuch(amount)) return []
  const { benefitInKindValue } = choice
  const costs = costsAtEachRate({ amount, benefitInKindValue }, choiceRates)
  return costs.length === 0
    ? []
    : [...costs, choiceMessages.ours.taxRates(taxRatesText(choiceRates))]
}

/** '£1,200.00 for £864.00: £72.00 a month if you pay basic rate tax.', at each rate that the host gives. */
export const costsAtEachRate = (
  sacrifice: Sacrifice,
  choiceRates: PageConfiguration['choiceRates'],
): readonly string[] =>
  bandsOf(choiceRates).map(([band, rates]) => {
    const { monthlyCost } = bandFigures(sacrifice, rates)
    const yearlyCost = Pence.make(monthlyCost * benefitsPolicy.monthsPerYear)
    return choiceMessages.ours.costs[band](
      formatPounds(sacrifice.amount),
      formatPounds(yearlyCost),
      formatPounds(monthlyCost),
    )
  })
