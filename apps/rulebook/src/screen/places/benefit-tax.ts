/** How a benefit is taxed, wherever its label stands. */
import { benefitTaxLabel } from '@save/domain/payslip'
import { ruleAnchor } from '../../page/anchors.ts'
import { type Expected, partAfter, type Seen } from '../expected.ts'
import { choiceIn } from './benefits.ts'

export function benefitTaxPlaces(seen: Seen): readonly Expected[] {
  const ordered = partAfter('/Choice/SalarySacrifice/', seen.path)
  const id = ordered ?? partAfter('/Choice/', seen.path)
  const benefitInKindValue = id === undefined ? undefined : choiceIn(id, seen)?.benefitInKindValue
  const label = benefitTaxLabel(benefitInKindValue)
  return label === undefined
    ? []
    : [
        {
          what: 'How the benefit is taxed',
          shows: label,
          because: [`Its benefit in kind value is ${benefitInKindValue}% of the amount given up`],
          ids: ['OQ-087', 'OQ-137'],
          uses: [{ anchor: taxationOf, words: 'The rule of how a benefit is taxed' }],
          text: label,
        },
      ]
}

const taxationOf = ruleAnchor('packages/domain/src/payslip/benefit-label.rules.ts', 'taxationOf')
