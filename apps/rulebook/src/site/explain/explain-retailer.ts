/** What the pages of a retailer show. */
import { isOwnPath } from '@save/domain/kernel'
import { bestGainText, type Offer, type Retailer, retailerView } from '@save/domain/retailers'
import type { PageConfiguration } from '@save/domain/shell'
import type { Explanation } from './explanation.ts'
import { idsOfRedeem } from './ids-of-offers.ts'
import { fieldOf, flagUnsent, whyNone } from './why-none.ts'

export function explainRetailer(
  retailer: Retailer,
  configuration: Pick<PageConfiguration, 'imageHost' | 'cashbackTypes'>,
  sent: unknown = undefined,
): readonly Explanation[] {
  const { available, offers } = retailerView(retailer, configuration)
  const types = configuration.cashbackTypes
  const gain = bestGainText(retailer, types)
  const enabled = retailer.offers.filter(({ enabled }) => enabled).length
  return [
    {
      what: 'How many offers',
      shows: available,
      because: [
        retailer.totalOfferCount === undefined
          ? `The number of offers (TotalOfferCount) is ${whyNone('TotalOfferCount', sent)}; the enabled offers are counted, ${enabled}`
          : `The server’s number of offers (TotalOfferCount) is ${retailer.totalOfferCount}; ${enabled} of ${retailer.offers.length} offers are enabled`,
      ],
      ids: retailer.totalOfferCount === undefined ? ['OQ-062', 'RETAILER-05'] : ['RETAILER-05'],
    },
    {
      what: 'What the directory says of it',
      shows: gain ?? '(nothing)',
      because: [bestOf(retailer, gain, types)],
      ids: [
        'DIR-08',
        'RETAILER-08',
        'OQ-064',
        ...(gain === undefined && retailer.offers.some((offer) => isUnknownType(offer, types))
          ? ['OQ-041']
          : []),
      ],
    },
    ...offers.map((shown) => offerExplained(shown, sentOffer(shown.offer, sent), types)),
  ]
}

type Types = PageConfiguration['cashbackTypes']

/** @param sent the offer as the server sent it, if that is at hand */
function offerExplained(
  { offer, title, cashback, isRedeemable }: ReturnType<typeof retailerView>['offers'][number],
  sent: unknown,
  types: Types,
): Explanation {
  const unsaid = enabledUnsaid(sent)
  return {
    what: `The offer ${title || offer.id}`,
    shows: `${cashback ?? 'no figure'}; Redeem is ${isRedeemable ? 'enabled' : 'disabled'}`,
    because: [...unsaid, ...gainRead(offer, sent, types), linkRead(offer, isRedeemable)],
    ids: [
      'RETAILER-08',
      ...(isUnknownType(offer, types) ? ['OQ-041'] : []),
      ...idsOfRedeem(offer, isRedeemable),
      ...(unsaid.length > 0 ? ['OQ-064'] : []),
    ],
  }
}

/** Only what is switched off has no card. */
const enabledUnsaid = (sent: unknown): readonly string[] =>
  flagUnsent('Enabled', 'the offer is enabled', sent, 'it counts as enabled')

function linkRead({ redeemLink }: Offer, isRedeemable: boolean): string {
  if (isRedeemable)
    return `Its link is ${isOwnPath(redeemLink) ? 'a path of this host' : 'a web address'}`
  return redeemLink === undefined
    ? 'It has no link, so there is nothing to redeem'
    : 'Its link is none that may be followed'
}

function bestOf({ offers }: Retailer, gain: string | undefined, types: Types): string {
  const enabled = offers.filter(({ enabled }) => enabled)
  if (enabled.length === 0) return 'No offer is enabled, so there is no figure'
  if (gain !== undefined) return 'The highest figure among the enabled offers'
  return enabled.every((offer) => isUnknownType(offer, types))
    ? 'No enabled offer is in pounds or in percent, so there is no figure'
    : 'No enabled offer has a figure that can be shown'
}

/** The host says what a type means; one that it doesn’t name means nothing. */
const isUnknownType = ({ cashbackDetails }: Offer, types: Types): boolean =>
  cashbackDetails !== undefined && meaningOf(cashbackDetails.type, types) === undefined

const meaningOf = (type: number | undefined, types: Types): string | undefined =>
  Object.entries(types).find(([, code]) => code === type)?.[0]

function gainRead({ cashbackDetails }: Offer, sent: unknown, types: Types): readonly string[] {
  if (cashbackDetails === undefined)
    return [
      `The cashback of the offer (CashbackDetails) is ${whyNone('CashbackDetails', sent)}, so there is no figure`,
    ]
  const { type, value } = cashbackDetails
  const details = fieldOf('CashbackDetails', sent)
  const meaning = meaningOf(type, types)
  return [
    `Type ${type ?? whyNone('Type', details)}${meaning === undefined ? '' : ` (${meaning})`} and value ${value ?? whyNone('Value', details)}`,
    ...(meaning === undefined
      ? [
          `${type === undefined ? 'Without a type it' : `Type ${type}`} is neither the host’s pounds (${types.pounds}) nor its percent (${types.percent}), so no figure is shown for it, and it counts as none in the directory`,
        ]
      : []),
    ...(meaning !== undefined && value === undefined ? ['Without a value there is no figure'] : []),
  ]
}

/** The offer as the server sent it. */
function sentOffer({ id }: Offer, sent: unknown): unknown {
  const offers = fieldOf('Offers', sent)
  return Array.isArray(offers)
    ? offers.find((offer) => String(fieldOf('Id', offer)) === id)
    : undefined
}
