import { setup } from 'xstate'
import { fromEffect, type VendorCode } from '../kernel/index.ts'
import type { VouchersPort } from './vouchers.port.ts'

interface Input {
  readonly code: VendorCode
}

/**
 * Logs that a vendor's page was opened (VOUCHER-24): once per opening, whether or not it sells
 * anything. Whether it was logged makes no difference (OQ-081).
 */
export const vendorVisitMachine = (port: Pick<VouchersPort, 'logVisit'>) =>
  setup({
    types: {} as { context: Input; input: Input },
    actors: { logVisit: fromEffect<void, VendorCode>((code) => port.logVisit(code)) },
  }).createMachine({
    id: 'vendorVisit',
    context: ({ input }) => input,
    initial: 'logging',
    states: {
      logging: {
        description: 'The visit is being logged.',
        invoke: {
          src: 'logVisit',
          input: ({ context }) => context.code,
          onDone: 'over',
          onError: 'over',
        },
      },
      over: { description: 'The visit was logged, or logging it failed.' },
    },
  })
