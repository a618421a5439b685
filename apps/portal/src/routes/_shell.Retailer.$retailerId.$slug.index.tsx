import { createFileRoute } from '@tanstack/react-router'
import { RetailerAndVoucher } from '../paying/retailer-and-voucher.tsx'

export const Route = createFileRoute('/_shell/Retailer/$retailerId/$slug/')({
  component: RetailerAndVoucher,
})
