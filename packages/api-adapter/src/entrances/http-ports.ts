import type { ServerPorts } from '@save/domain/portal'
import { httpAccount } from '../account/account.http.ts'
import { httpBenefits } from '../benefits/benefits.http.ts'
import { httpCheckout } from '../checkout/checkout.http.ts'
import { type HttpClient, httpClient } from '../client/http-client.ts'
import { httpDashboard } from '../dashboard/dashboard.http.ts'
import { httpHelp } from '../help/help.http.ts'
import { httpMember } from '../member/member.http.ts'
import { httpRetailers } from '../retailers/retailers.http.ts'
import { httpSearch } from '../search/search.http.ts'
import { httpSession } from '../session/session.http.ts'
import { httpShell } from '../shell/shell.http.ts'
import { httpStatements } from '../statements/statements.http.ts'
import { httpSupport } from '../support/support.http.ts'
import { httpVouchers } from '../vouchers/vouchers.http.ts'
import { httpWithdrawal } from '../withdrawal/withdrawal.http.ts'

export const httpPorts = (client: HttpClient): ServerPorts => ({
  session: httpSession(client),
  member: httpMember(client),
  shell: httpShell(client),
  help: httpHelp(client),
  dashboard: httpDashboard(client),
  retailers: httpRetailers(client),
  search: httpSearch(client),
  statements: httpStatements(client),
  support: httpSupport(client),
  benefits: httpBenefits(client),
  account: httpAccount(client),
  withdrawal: httpWithdrawal(client),
  vouchers: httpVouchers(client),
  checkout: httpCheckout(client),
})

/** Those of the page: the server is the one that the page came from. */
export const serverPorts = (): ServerPorts => httpPorts(httpClient())
