import {
  type OrderForm as OrderFields,
  type OrderView,
  orderMessages,
  type Sacrifice,
} from '@save/domain/benefits'
import { Button } from '@save/ui/button'
import { Checkbox } from '@save/ui/checkbox'
import { TextField } from '@save/ui/field'
import { Form, FormActions, FormSection } from '@save/ui/form'
import { ErrorSummary, Notice, NoticeRegion } from '@save/ui/notice'
import { Steps } from '@save/ui/prose'
import { CostComparison } from './cost-comparison.tsx'

const { ours } = orderMessages

export interface OrderFormProps {
  readonly sacrifice: Sacrifice
  readonly view: OrderView
  readonly onChange: (change: Partial<OrderFields>) => void
  readonly onSubmit: () => void
  readonly onReadAgain: () => void
}

/** What it costs, who orders, the terms, the declaration, and one button (SALSAC-07 to SALSAC-12). */
export const OrderForm = ({ sacrifice, view, onChange, onSubmit, onReadAgain }: OrderFormProps) => (
  <>
    <Form layout="spread" busy={view.isLocked} onSubmit={onSubmit}>
      <CostComparison sacrifice={sacrifice} />
      <Details view={view} onChange={onChange} />
      <FormSection title={ours.termsHeading} wide>
        <Steps steps={ours.terms} />
      </FormSection>
      <FormSection title={ours.declarationHeading} wide>
        <p>{ours.declaration(sacrifice.amount)}</p>
        <Checkbox
          name="isDeclarationAccepted"
          checked={view.form.isDeclarationAccepted}
          message={view.complaints.isDeclarationAccepted}
          onChange={({ currentTarget }) =>
            onChange({ isDeclarationAccepted: currentTarget.checked })
          }
        >
          {ours.accept}
        </Checkbox>
        <ErrorSummary messages={view.serverMessages} />
        <FormActions>
          <Button type="submit" size="l" busy={view.isLocked}>
            {view.isSending ? ours.sending : orderMessages.completeOrder}
          </Button>
        </FormActions>
        <NoticeRegion>
          {view.isWaitingLong && <Notice tone="note" messages={[ours.longWait]} />}
        </NoticeRegion>
      </FormSection>
    </Form>
    <NoticeRegion urgent>
      {view.isUnread && <Notice tone="error" messages={[ours.unread]} />}
    </NoticeRegion>
    {view.isUnread && <Button onClick={onReadAgain}>{ours.readAgain}</Button>}
  </>
)

const Details = ({ view, onChange }: Pick<OrderFormProps, 'view' | 'onChange'>) => (
  <FormSection title={ours.yourDetails}>
    {view.note !== undefined && <Notice tone="note" messages={[view.note]} />}
    <TextField
      label={ours.payrollNumber}
      hint={ours.payrollNumberHint}
      message={view.complaints.payrollNumber}
      width="m"
      name="payrollNumber"
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
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={view.form.niNumber}
      onChange={({ currentTarget }) => onChange({ niNumber: currentTarget.value })}
    />
  </FormSection>
)
