import { createFileRoute } from '@tanstack/react-router'
import { WalletGate } from '../session/wallet-gate.tsx'
import { BankLoading, BankScreen } from '../withdrawal/bank-screen.tsx'

export const Route = createFileRoute('/_shell/WithdrawViaBank')({ component: WithdrawViaBank })

function WithdrawViaBank() {
  return (
    <WalletGate awaited={<BankLoading />}>
      <BankScreen />
    </WalletGate>
  )
}
