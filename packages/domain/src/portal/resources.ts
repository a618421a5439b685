import type { Choice, Tab } from '../benefits/index.ts'
import type { Basket } from '../checkout/index.ts'
import type { DashboardData, Picture } from '../dashboard/index.ts'
import type { SystemText } from '../help/index.ts'
import type {
  ChoiceId,
  Pence,
  ResourceFamilyRef,
  ResourceRef,
  RetailerId,
  TabId,
} from '../kernel/index.ts'
import type { Ledger, OutcomesRef, PurseInput, PurseRef } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import type { Category, Retailer } from '../retailers/index.ts'
import type { MenuItem } from '../shell/index.ts'
import type { StatementItem } from '../statements/index.ts'
import type { Vendor } from '../vouchers/index.ts'
import type { WithdrawalSettings } from '../withdrawal/index.ts'

/** Server data that all screens share, each under its key (QUERY-03, QUERY-04). */
export interface Resources {
  readonly member: ResourceRef<Member>
  readonly menu: ResourceRef<readonly MenuItem[]>
  readonly systemText: ResourceRef<SystemText>
  readonly dashboard: ResourceRef<DashboardData>
  readonly banners: ResourceRef<readonly Picture[]>
  readonly vendors: ResourceRef<readonly Vendor[]>
  readonly basket: ResourceRef<Basket>
  /** What the basket costs, by payment method (BASKET-02). */
  readonly creditTotal: ResourceRef<Pence>
  readonly debitTotal: ResourceRef<Pence>
  readonly retailers: ResourceRef<readonly Retailer[]>
  readonly categories: ResourceRef<readonly Category[]>
  readonly favourites: ResourceRef<readonly RetailerId[]>
  readonly withdrawalSettings: ResourceRef<WithdrawalSettings>
  readonly wellness: ResourceRef<readonly StatementItem[]>
  readonly reward: ResourceRef<readonly StatementItem[]>
}

/** Server data that a screen reads one at a time, by its key. */
export interface ResourceFamilies {
  readonly retailer: ResourceFamilyRef<RetailerId, Retailer>
  readonly tab: ResourceFamilyRef<TabId, Tab>
  readonly choice: ResourceFamilyRef<ChoiceId, Choice>
}

/** These resources show what each purse holds. */
export const ledgerOver = (
  { member, basket, creditTotal, debitTotal, wellness, reward }: Resources,
  outcomes: OutcomesRef,
  open: (input: PurseInput) => PurseRef,
): Ledger => {
  const [members, statements] = [[member], [wellness, reward]]
  return {
    savings: open({ purse: 'savings', truth: members, outcomes }),
    salary: open({ purse: 'salary', truth: members, alsoStale: statements, outcomes }),
    benefits: open({ purse: 'benefits', truth: members, alsoStale: statements, outcomes }),
    basket: open({
      purse: 'basket',
      truth: [basket],
      alsoStale: [creditTotal, debitTotal],
      outcomes,
    }),
    payment: open({ purse: 'payment', truth: [], outcomes }),
  }
}
