/** Which page says how a call that moves money ended (OQ-135). */
import { leadingOn } from './ledger.policy.ts'
import type { CallEnd, MoneyCall, OwnCalls } from './ledger.schema.ts'

interface Ended {
  readonly call?: MoneyCall
  readonly about?: string | undefined
  readonly end?: CallEnd | undefined
}

/** Is the call one of those that this page reports in its own words? */
export const isOwn = (own: OwnCalls, { call, about }: Ended): boolean =>
  own.call === call && (own.about === undefined || own.about === about)

/** The next page reports it, once it is on the screen. */
export const leadsOn = ({ call, end }: Ended): boolean =>
  end === 'made' && call !== undefined && leadingOn.includes(call)

/** Does a page that opens now say by itself how the call ended? */
export const isReportedOn = (own: OwnCalls, ended: Ended): boolean =>
  ended.end !== undefined && isOwn(own, ended) && leadsOn(ended) === (own.isNext === true)

/** Did a page that is left now say it in a note? */
export const hasNoted = (
  own: OwnCalls,
  { isOverdue, ...ended }: Ended & { readonly isOverdue: boolean },
): boolean =>
  ended.end !== undefined && (!isOwn(own, ended) || (leadsOn(ended) && isOverdue && !own.isNext))

/** Does a page on the screen say so, the moment the call ends? */
export const isReportedHere = ({
  shown,
  ...ended
}: Ended & { readonly shown: readonly OwnCalls[] }): boolean =>
  shown.some((own) => isReportedOn(own, ended))

const isSame = (one: OwnCalls, other: OwnCalls): boolean =>
  one.call === other.call && one.about === other.about && one.isNext === other.isNext

/** The pages on the screen, without the one that is left. */
export function without(shown: readonly OwnCalls[], own: OwnCalls): readonly OwnCalls[] {
  const left = shown.findIndex((one) => isSame(one, own))
  return shown.filter((_, place) => place !== left)
}
