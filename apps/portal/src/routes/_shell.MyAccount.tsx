import { createFileRoute } from '@tanstack/react-router'
import { AccountLoading } from '../account/account-loading.tsx'
import { AccountScreen } from '../account/account-screen.tsx'
import { MyBenefits, WithoutMyBenefits } from '../account/my-benefits.tsx'
import { Savings } from '../account/savings.tsx'
import { BenefitsNote } from '../benefits/benefits-note.tsx'
import { CancelChoice } from '../benefits/cancel-choice.tsx'
import { useCancellationRows } from '../benefits/use-cancellation-rows.ts'
import { WalletGate } from '../session/wallet-gate.tsx'
import { CardWithdrawal } from '../withdrawal/card-withdrawal.tsx'

export const Route = createFileRoute('/_shell/MyAccount')({ component: MyAccount })

function MyAccount() {
  const isSaying = useCancellationRows()
  return (
    <WalletGate awaited={<AccountLoading />}>
      <AccountScreen
        notes={(member) => (
          <WithoutMyBenefits member={member} isSaying={isSaying}>
            <BenefitsNote />
          </WithoutMyBenefits>
        )}
        savings={(member) => (
          <CardWithdrawal>{(parts) => <Savings member={member} {...parts} />}</CardWithdrawal>
        )}
        benefits={(member) => (
          <MyBenefits
            member={member}
            cancelling={({ id, name, isCancelled }) => (
              <CancelChoice choiceId={id} name={name} isCancelled={isCancelled} />
            )}
            note={<BenefitsNote />}
            isSaying={isSaying}
          />
        )}
      />
    </WalletGate>
  )
}
