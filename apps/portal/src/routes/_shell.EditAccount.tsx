import { createFileRoute } from '@tanstack/react-router'
import { EditLoading } from '../account/edit-loading.tsx'
import { EditScreen } from '../account/edit-screen.tsx'
import { WalletGate } from '../session/wallet-gate.tsx'

export const Route = createFileRoute('/_shell/EditAccount')({ component: EditAccount })

function EditAccount() {
  return (
    <WalletGate awaited={<EditLoading />}>
      <EditScreen />
    </WalletGate>
  )
}
