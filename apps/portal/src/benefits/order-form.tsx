import {
  type Choice,
  type OrderForm as OrderFields,
  type OrderView,
  orderMessages,
  ownSacrificeOrders,
} from '@save/domain/benefits'
import type { Pence } from '@save/domain/kernel'
import { paths } from '@save/domain/shell'
import { Button, Waiting } from '@save/ui/button'
import { Checkbox } from '@save/ui/checkbox'
import { TextField } from '@save/ui/field'
import { Form, FormActions, FormSection } from '@save/ui/form'
import { Link } from '@save/ui/link'
import { ErrorSummary, Notice, NoticeRegion } from '@save/ui/notice'
import { Steps } from '@save/ui/prose'
import { EarlierNotice } from '../portal/earlier-notice.tsx'
import { LedgerNotice } from '../portal/ledger-notice.tsx'
import { useOwnWords } from '../portal/use-own-words.ts'

const { ours } = orderMessages

export interface OrderFormProps {
  readonly choice: Choice
  readonly amount: Pence
  readonly view: OrderView
  readonly onChange: (change: Partial<OrderFields>) => void
  readonly onSubmit: () => void
  readonly onReadAgain: () => void
}

/** The member's numbers, the terms, the declaration, and one button (SALSAC-07 to SALSAC-12). */
export const OrderForm = ({
  choice,
  amount,
  view,
  onChange,
  onSubmit,
  onReadAgain,
}: OrderFormProps) => (
  <Form layout="sections" busy={view.isLocked} onSubmit={view.isUnread ? onReadAgain : onSubmit}>
    <Details view={view} onChange={onChange} />
    <FormSection title={ours.termsHeading} wide>
      <Steps steps={ours.terms} />
    </FormSection>
    <FormSection title={ours.declarationHeading} wide>
      <p>{ours.declaration(amount)}</p>
      <Checkbox
        name="isDeclarationAccepted"
        aria-required
        checked={view.form.isDeclarationAccepted}
        message={view.complaints.isDeclarationAccepted}
        onChange={({ currentTarget }) => onChange({ isDeclarationAccepted: currentTarget.checked })}
      >
        {ours.accept}
      </Checkbox>
      <OrderNotices choice={choice} view={view} />
      {!view.isMade && (
        <FormActions>
          <Button type="submit" size="l" busy={view.isLocked}>
            {view.isUnread ? ours.readAgain : orderMessages.completeOrder}
          </Button>
          <Waiting>{view.isSending ? ours.sending : undefined}</Waiting>
        </FormActions>
      )}
    </FormSection>
  </Form>
)

const toAccount = (
  <Link key="account" href={paths.account}>
    {ours.toAccount}
  </Link>
)

/** The outcome of the last order, beside its button: refused, lost, or still running (OQ-135). */
function OrderNotices({ choice, view }: Pick<OrderFormProps, 'choice' | 'view'>) {
  const words = useOwnWords('salary', ownSacrificeOrders(choice))
  return (
    <>
      <ErrorSummary
        ref={words}
        messages={[...view.serverMessages, ...(view.mayHaveArrived ? [toAccount] : [])]}
      />
      <EarlierNotice purse="salary" />
      <NoticeRegion ref={words}>
        <LedgerNotice
          purse="salary"
          tone={view.isMade ? 'success' : 'note'}
          note={view.ledgerNote}
          link={view.isMade ? toAccount : undefined}
        />
        {view.isWaitingLong && <Notice tone="note" messages={[ours.longWait]} />}
      </NoticeRegion>
    </>
  )
}

const Details = ({ view, onChange }: Pick<OrderFormProps, 'view' | 'onChange'>) => (
  <FormSection title={ours.yourDetails}>
    {view.note !== undefined && <Notice tone="note" messages={[view.note]} />}
    <TextField
      label={ours.payrollNumber}
      hint={ours.payrollNumberHint}
      message={view.complaints.payrollNumber}
      width="m"
      name="payrollNumber"
      aria-required
      autoComplete="off"
      value={view.form.payrollNumber}
      onChange={({ currentTarget }) => onChange({ payrollNumber: currentTarget.value })}
    />
    <TextField
      label={ours.niNumber}
      hint={ours.niNumberHint}
      message={view.complaints.niNumber}
      width="m"
      name="niNumber"
      aria-required
      autoComplete="off"
      autoCapitalize="characters"
      value={view.form.niNumber}
      onChange={({ currentTarget }) => onChange({ niNumber: currentTarget.value })}
    />
  </FormSection>
)
