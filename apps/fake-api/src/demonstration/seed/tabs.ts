/** The benefit tabs with their choices, as the server sends them. */
import { type Choice, journeyTypes, type Tab } from '@save/domain/benefits'
import { ChoiceId, slugOf, TabId } from '@save/domain/kernel'
import type { Benefit } from './benefits/benefit.ts'
import { detailsPageOf } from './benefits/benefit-details.ts'
import { benefitTabs } from './benefits/benefit-list.ts'
import type { Random } from './random.ts'

export const makeTabs = (random: Random): readonly Tab[] => {
  const own = random.fork('tabs')
  return benefitTabs.map(({ id, name, benefits }) => ({
    id: TabId.make(String(id)),
    name,
    choices: benefits.map((benefit) => makeChoice(benefit, own.fork(benefit.id))),
  }))
}

const journeyOf = {
  direct: journeyTypes.directLink,
  none: journeyTypes.noExternalSupplier,
  supplier: journeyTypes.basicSupplier,
} as const

function makeChoice(benefit: Benefit, random: Random): Choice {
  return {
    id: ChoiceId.make(String(benefit.id)),
    name: benefit.name,
    ...(benefit.picture && { choiceLogo: benefit.picture }),
    journeyType: journeyOf[benefit.journey],
    detailsPageFullHtml: detailsPageOf(benefit, random),
    ...(benefit.journey !== 'none' && {
      externalProviderLink: `https://benefits.example/${slugOf(benefit.name)}`,
    }),
    ...(benefit.inKind !== undefined && { benefitInKindValue: benefit.inKind }),
  }
}
