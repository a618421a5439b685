import { RetailerScreen } from '../retailers/retailer-screen.tsx'
import { VoucherHere } from './voucher-here.tsx'

/** A retailer's page with the saving of the same shop's voucher, for every path of the page. */
export const RetailerAndVoucher = () => (
  <RetailerScreen voucherHere={(retailer) => <VoucherHere retailer={retailer} />} />
)
