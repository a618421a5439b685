import type { ServerPorts } from '@save/domain/portal'
import { httpAccount } from '../account/account.http.ts'
import { httpBenefits } from '../benefits/benefits.http.ts'
import { httpCheckout } from '../checkout/checkout.http.ts'
import type { HttpClient } from '../client/http-client.ts'
import { httpRetailers } from '../retailers/retailers.http.ts'
import { httpSearch } from '../search/search.http.ts'
import { httpStatements } from '../statements/statements.http.ts'
import { httpSupport } from '../support/support.http.ts'
import { httpVouchers } from '../vouchers/vouchers.http.ts'
import { httpWithdrawal } from '../withdrawal/withdrawal.http.ts'

/** The ports that neither the shell nor the dashboard uses. */
export const deferredPorts = (client: HttpClient) =>
  ({
    retailers: httpRetailers(client),
    search: httpSearch(client),
    statements: httpStatements(client),
    support: httpSupport(client),
    benefits: httpBenefits(client),
    account: httpAccount(client),
    withdrawal: httpWithdrawal(client),
    vouchers: httpVouchers(client),
    checkout: httpCheckout(client),
  }) satisfies Partial<ServerPorts>
