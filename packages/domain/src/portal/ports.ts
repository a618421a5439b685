import type { AccountPort } from '../account/index.ts'
import type { BenefitsPort } from '../benefits/index.ts'
import type { CheckoutPort } from '../checkout/index.ts'
import type { DashboardPort } from '../dashboard/index.ts'
import type { HelpPort } from '../help/index.ts'
import type { MemberPort } from '../member/index.ts'
import type { RetailersPort } from '../retailers/index.ts'
import type { SearchPort } from '../search/index.ts'
import type { SessionPort, SessionReports } from '../session/index.ts'
import type { ClockPort, ShellPort } from '../shell/index.ts'
import type { StatementsPort } from '../statements/index.ts'
import type { SupportPort } from '../support/index.ts'
import type { VouchersPort } from '../vouchers/index.ts'
import type { WithdrawalPort } from '../withdrawal/index.ts'

/** Every port to the server that the portal needs; an adapter provides them all. */
export interface ServerPorts {
  readonly session: SessionPort
  readonly clock: ClockPort
  readonly member: MemberPort
  readonly shell: ShellPort
  readonly help: HelpPort
  readonly dashboard: DashboardPort
  readonly retailers: RetailersPort
  readonly search: SearchPort
  readonly statements: StatementsPort
  readonly support: SupportPort
  readonly benefits: BenefitsPort
  readonly account: AccountPort
  readonly withdrawal: WithdrawalPort
  readonly vouchers: VouchersPort
  readonly checkout: CheckoutPort
}

/** Makes the ports, which report what the answers to their calls reveal about the session. */
export type Connect = (reports: SessionReports) => ServerPorts
