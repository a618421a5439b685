import { Effect } from 'effect'
import type { VendorCode } from '../kernel/index.ts'
import type { VouchersPort } from './vouchers.port.ts'

/** Logs that a vendor's page was opened (VOUCHER-24). We ignore the answer, since it changes nothing (OQ-081). */
export function logVendorVisit(port: Pick<VouchersPort, 'logVisit'>, code: VendorCode): void {
  Effect.runFork(port.logVisit(code))
}
