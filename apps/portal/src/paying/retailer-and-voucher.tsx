import { RetailerScreen } from '../retailers/retailer-screen.tsx'
import { VoucherHere } from './voucher-here.tsx'

/** A retailer's page with what a voucher of the same shop would keep, on every path of the page. */
export const RetailerAndVoucher = () => (
  <RetailerScreen voucherHere={(retailer) => <VoucherHere retailer={retailer} />} />
)
