import { createFileRoute } from '@tanstack/react-router'
import { CheckoutLoading, CheckoutScreen } from '../checkout/checkout-screen.tsx'
import { WalletGate } from '../session/wallet-gate.tsx'

export const Route = createFileRoute('/_shell/Checkout')({
  component: () => (
    <WalletGate awaited={<CheckoutLoading />}>
      <CheckoutScreen />
    </WalletGate>
  ),
})
