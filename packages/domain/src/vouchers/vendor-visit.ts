import { Effect } from 'effect'
import type { VendorCode } from '../kernel/index.ts'
import type { VouchersPort } from './vouchers.port.ts'

/**
 * Logs that the member opened a vendor's page (VOUCHER-24). The answer doesn't matter, since nothing depends on it
 * (OQ-081).
 */
export function logVendorVisit(port: Pick<VouchersPort, 'logVisit'>, code: VendorCode): void {
  Effect.runFork(port.logVisit(code))
}
