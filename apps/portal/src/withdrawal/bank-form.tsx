import {
  type BankWithdrawalEvent,
  type BankWithdrawalView,
  withdrawalMessages,
} from '@save/domain/withdrawal'
import { Entries, type Entry, Figure } from '@save/ui/figure'
import { Form } from '@save/ui/form'
import { Notice, NoticeRegion } from '@save/ui/message'
import { Passbook } from '@save/ui/passbook'
import { useEffect } from 'react'
import { CallNotes } from '../portal/money-page.tsx'
import { focusHeadingIfLost } from '../routing/heading-focus.ts'
import { TransferFields } from './transfer-fields.tsx'
import { messagesOf } from './withdrawal-notices.tsx'

const { ours } = withdrawalMessages

interface Shown {
  readonly view: BankWithdrawalView
}

export interface BankFormProps extends Shown {
  readonly send: (event: BankWithdrawalEvent) => void
  readonly onReadAgain: () => void
}

/**
 * One transfer to a bank account: the form, the remaining balance, and the outcome (BANKW-03 to
 * BANKW-27).
 */
export function BankForm({ view, send, onReadAgain }: BankFormProps) {
  useFocusAfterwards(view.isRequested)

  return (
    <>
      <BankNotices view={view} />
      <Form
        layout="spread"
        method="post"
        busy={view.control.state === 'disabled'}
        onSubmit={() => (view.isUnread ? onReadAgain() : send({ type: 'transfer.submitted' }))}
      >
        <BankPassbook view={view} />
        <TransferFields
          view={view}
          onChange={(change) => send({ type: 'transfer.changed', change })}
          onAmountLeft={() => send({ type: 'amount.left' })}
        />
      </Form>
    </>
  )
}

/** After a transfer the button is disabled and loses the focus, so the heading above the thanks gets it. */
function useFocusAfterwards(isRequested: boolean): void {
  useEffect(() => {
    if (isRequested) focusHeadingIfLost(false)
  }, [isRequested])
}

/** The outcome of the transfer, above the form: one message at a time (BANKW-27). */
function BankNotices({ view }: Shown) {
  const { message, otherErrors, note, waitingNote, lockNote, isWaitingLong, isUnread } = view
  const isTrouble = message?.tone === 'error'
  return (
    <>
      <NoticeRegion urgent>
        {message && isTrouble && <Notice tone="error" messages={messagesOf(message)} />}
        {otherErrors.length > 0 && <Notice tone="error" messages={otherErrors} />}
      </NoticeRegion>
      <NoticeRegion>
        {message && !isTrouble && <Notice tone={message.tone} messages={messagesOf(message)} />}
        <CallNotes notes={[waitingNote, lockNote]} isWaitingLong={isWaitingLong} />
        {isUnread && <Notice tone="note" messages={[ours.unread]} />}
        {note !== undefined && <Notice tone="note" messages={[note]} />}
      </NoticeRegion>
    </>
  )
}

/** The balance, and what remains of it as the member types the amount (BANKW-03). */
const BankPassbook = ({ view }: Shown) => (
  <Passbook label={ours.availableBalance}>
    <div>
      <p className="figure-label">{ours.availableBalance}</p>
      <Figure ruled isText={view.balance.is === 'reading'}>
        {view.balance.available}
      </Figure>
    </div>
    <Entries
      entries={[
        ...entry(ours.pendingBalance, view.balance.pending),
        ...entry(ours.mostAtATime, view.mostAtATime),
        ...entry(ours.missing, view.missing),
        ...entry(ours.thisWithdrawal, view.thisWithdrawal),
        ...entry(ours.leftAfterwards, view.leftAfterwards),
      ]}
    />
  </Passbook>
)

const entry = (label: string, value: string | undefined): readonly Entry[] =>
  value === undefined ? [] : [{ label, value }]
