/** Everything that the domain's rules give a screen to show, worked out from the server's answers. */
import type { Expected, Seen } from './expected.ts'
import { accountPlaces } from './places/account.ts'
import { benefitTaxPlaces } from './places/benefit-tax.ts'
import { choicePlaces, sacrificePlaces, statementPlaces } from './places/benefits.ts'
import { checkoutPlaces } from './places/checkout.ts'
import { dashboardPlaces } from './places/dashboard.ts'
import { helpPlaces } from './places/help.ts'
import { payingPlaces } from './places/paying.ts'
import { payslipPlaces } from './places/payslip.ts'
import { savingsPlaces } from './places/savings.ts'
import { searchPlaces } from './places/search.ts'
import { directoryPlaces, retailerPlaces } from './places/shops.ts'
import { thankYouPlaces } from './places/thank-you.ts'
import { vendorPlaces, voucherListPlaces } from './places/vouchers.ts'

export const expectedOn = (seen: Seen): readonly Expected[] =>
  [
    savingsPlaces,
    accountPlaces,
    dashboardPlaces,
    directoryPlaces,
    retailerPlaces,
    searchPlaces,
    voucherListPlaces,
    vendorPlaces,
    payingPlaces,
    checkoutPlaces,
    payslipPlaces,
    sacrificePlaces,
    benefitTaxPlaces,
    thankYouPlaces,
    choicePlaces,
    statementPlaces,
    helpPlaces,
  ].flatMap((places) => places(seen))

/** The folders of the domain whose sentences a screen shows, by the beginning of its path. */
const contextsByPath: readonly (readonly [string, readonly string[]])[] = [
  ['/home/dashboard', ['dashboard']],
  ['/home/cashback', ['retailers']],
  ['/home/vouchers', ['vouchers']],
  ['/home/search', ['search']],
  ['/home/mybenefits', ['benefits']],
  ['/home/total', ['statements']],
  ['/retailer', ['retailers', 'paying']],
  ['/vendor', ['vouchers', 'paying']],
  ['/choice', ['benefits', 'payslip']],
  ['/checkout', ['checkout']],
  ['/myaccount', ['account', 'withdrawal']],
  ['/editaccount', ['account']],
  ['/withdrawviabank', ['withdrawal']],
  ['/contact', ['support']],
  ['/login', ['session']],
]

export const contextsAt = (path: string): readonly string[] => [
  ...(contextsByPath.find(([start]) => path.toLowerCase().startsWith(start))?.[1] ?? []),
  'ledger',
  'session',
]
