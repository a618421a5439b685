import { type OrderForm as OrderFields, type OrderView, orderMessages } from '@save/domain/benefits'
import { moneyCallMessages, type Pence } from '@save/domain/kernel'
import { ledgerMessages } from '@save/domain/ledger'
import { paths } from '@save/domain/shell'
import { Button, Waiting } from '@save/ui/button'
import { Checkbox, TextField } from '@save/ui/field'
import { Form, FormActions, FormSection } from '@save/ui/form'
import { Link } from '@save/ui/link'
import { ErrorSummary, Notice, NoticeRegion } from '@save/ui/message'
import { Steps } from '@save/ui/steps'
import { bindFields } from '../portal/bind-fields.ts'
import { CallNotes } from '../portal/money-page.tsx'

const { ours } = orderMessages
const placedMessage = ledgerMessages.ours.outcomes.salarySacrificeOrder.succeeded

export interface OrderFormProps {
  readonly amount: Pence
  /** The cost at each rate, repeated beside the order button. */
  readonly costs: readonly string[]
  readonly view: OrderView
  readonly onChange: (change: Partial<OrderFields>) => void
  readonly onSubmit: () => void
  readonly onReadAgain: () => void
}

/** The member's numbers, the terms, the declaration, and one button (SALSAC-07 to SALSAC-12). */
export const OrderForm = ({
  amount,
  costs,
  view,
  onChange,
  onSubmit,
  onReadAgain,
}: OrderFormProps) => (
  <Form
    layout="sections"
    busy={view.control.state === 'disabled'}
    onSubmit={view.isUnread ? onReadAgain : onSubmit}
  >
    <Details view={view} onChange={onChange} />
    <FormSection title={ours.termsHeading} wide>
      <Steps steps={ours.terms} />
    </FormSection>
    <FormSection title={ours.declarationHeading} wide>
      <p>{ours.declaration(amount)}</p>
      <div>
        {costs.map((cost) => (
          <p key={cost}>{cost}</p>
        ))}
      </div>
      <Checkbox
        name="isDeclarationAccepted"
        aria-required
        checked={view.form.isDeclarationAccepted}
        message={view.complaints.isDeclarationAccepted}
        onChange={({ currentTarget }) => onChange({ isDeclarationAccepted: currentTarget.checked })}
      >
        {ours.accept}
      </Checkbox>
      <OrderNotices view={view} />
      {!view.isMade && (
        <FormActions>
          <Button type="submit" size="l" busy={view.control.state === 'disabled'}>
            {view.isUnread ? moneyCallMessages.ours.readAgain : orderMessages.completeOrder}
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

/** The outcome of the last order, beside its button: refused, lost or still running (OQ-135). */
const OrderNotices = ({ view }: Pick<OrderFormProps, 'view'>) => (
  <>
    <ErrorSummary
      messages={[...view.serverMessages, ...(view.mayHaveArrived ? [toAccount] : [])]}
    />
    <NoticeRegion>
      {view.isMade && <Notice tone="success" messages={[placedMessage, toAccount]} />}
      <CallNotes notes={[view.lockNote]} isWaitingLong={view.isWaitingLong} />
    </NoticeRegion>
  </>
)

function Details({ view, onChange }: Pick<OrderFormProps, 'view' | 'onChange'>) {
  const { form, complaints, note } = view
  const field = bindFields<'payrollNumber' | 'niNumber'>({
    form,
    complaints,
    labels: ours,
    onChange,
  })
  return (
    <FormSection title={ours.yourDetails}>
      {note !== undefined && <Notice tone="note" messages={[note]} />}
      <TextField
        {...field('payrollNumber')}
        hint={ours.payrollNumberHint}
        width="m"
        aria-required
        autoComplete="off"
      />
      <TextField
        {...field('niNumber')}
        hint={ours.niNumberHint}
        width="m"
        aria-required
        autoComplete="off"
        autoCapitalize="characters"
      />
    </FormSection>
  )
}
