import { createFileRoute } from '@tanstack/react-router'
import { EditAwaited } from '../account/edit-awaited.tsx'
import { EditScreen } from '../account/edit-screen.tsx'
import { WalletGate } from '../session/wallet-gate.tsx'

export const Route = createFileRoute('/_shell/EditAccount')({ component: EditAccount })

function EditAccount() {
  return (
    <WalletGate awaited={<EditAwaited />}>
      <EditScreen />
    </WalletGate>
  )
}
