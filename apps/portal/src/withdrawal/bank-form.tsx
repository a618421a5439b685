import type { BankWithdrawalEvent, BankWithdrawalView } from '@save/domain/withdrawal'
import { Form } from '@save/ui/form'
import { Page, Wrap } from '@save/ui/page'
import { useEffect } from 'react'
import { focusHeadingIfLost } from '../routing/heading-focus.ts'
import { BankHead } from './bank-head.tsx'
import { BankNotices } from './bank-notices.tsx'
import { BankPassbook } from './bank-passbook.tsx'
import { TransferFields } from './transfer-fields.tsx'

export interface BankFormProps {
  readonly view: BankWithdrawalView
  readonly isMinimumAwaited: boolean
  readonly send: (event: BankWithdrawalEvent) => void
  readonly onReadAgain: () => void
}

/**
 * One transfer to a bank account: the form, what it leaves, and the outcome (BANKW-03 to BANKW-27).
 */
export function BankForm({ view, isMinimumAwaited, send, onReadAgain }: BankFormProps) {
  useFocusAfterwards(view.isRequested)

  return (
    <Page>
      <Wrap>
        <BankHead />
        <BankNotices view={view} />
        <Form
          layout="spread"
          method="post"
          busy={view.isLocked}
          onSubmit={() => (view.isUnread ? onReadAgain() : send({ type: 'transfer.submitted' }))}
        >
          <BankPassbook view={view} />
          <TransferFields
            view={view}
            isMinimumAwaited={isMinimumAwaited}
            onChange={(change) => send({ type: 'transfer.changed', change })}
            onAmountLeft={() => send({ type: 'amount.left' })}
          />
        </Form>
      </Wrap>
    </Page>
  )
}

/** After a transfer its button stays disabled and has lost the focus; the heading takes it. */
function useFocusAfterwards(isRequested: boolean): void {
  useEffect(() => {
    if (isRequested) focusHeadingIfLost()
  }, [isRequested])
}
