import { type BankWithdrawalView, withdrawalMessages } from '@save/domain/withdrawal'
import { Entries, type Entry } from '@save/ui/entries'
import { Figure } from '@save/ui/figure'
import { Passbook } from '@save/ui/passbook'

const { ours } = withdrawalMessages

/** The balance, and what the transfer leaves of it, as the amount is typed (BANKW-03). */
export const BankPassbook = ({ view }: { readonly view: BankWithdrawalView }) => (
  <Passbook label={ours.availableBalance}>
    <div>
      <p className="figure-label">{ours.availableBalance}</p>
      <Figure ruled words={view.balance.is === 'reading'}>
        {view.balance.available}
      </Figure>
    </div>
    <Entries
      entries={[
        ...entry(ours.pendingBalance, view.balance.pending),
        ...entry(ours.missing, view.missing),
        ...entry(ours.thisWithdrawal, view.thisWithdrawal),
        ...entry(ours.leftAfterwards, view.leftAfterwards),
      ]}
    />
  </Passbook>
)

const entry = (label: string, value: string | undefined): readonly Entry[] =>
  value === undefined ? [] : [{ label, value }]
