import { useId } from 'react'
import { Button, ButtonLink } from '../button/button.tsx'
import { Card, Facts } from '../card/card.tsx'
import { TextField } from '../field/field.tsx'
import { GainFigure } from '../figure/figure.tsx'
import { Form, FormActions } from '../form/form.tsx'
import { Notice, NoticeRegion, Toast } from '../message/message.tsx'
import { Status } from '../table/status.tsx'
import { Table, type TableColumn } from '../table/table.tsx'
import {
  Account,
  AccountActionNote,
  AccountCards,
  AccountJumps,
  AccountOutdated,
  AccountSavings,
  AccountSection,
} from './account.tsx'

const columns: readonly TableColumn<readonly string[]>[] = [
  { heading: 'Name', cell: ([name]) => name },
  { heading: 'Status', cell: () => <Status kind="done">Paid</Status> },
  {
    heading: 'Cashback amount',
    cell: ([, amount = '']) => <GainFigure>{amount}</GainFigure>,
    lead: true,
  },
]

/** The examples page shows several of these, each with its own note. */
function Withdrawals() {
  const note = useId()
  return (
    <>
      <AccountActionNote id={note}>
        Sends £250.00 to your prepaid card at once. You can do this once a day.
      </AccountActionNote>
      <Button quiet aria-describedby={note}>
        Withdraw to card
      </Button>
      <ButtonLink href="#bank" quiet>
        Withdraw to bank
      </ButtonLink>
    </>
  )
}

const savings = {
  heading: 'My Savings',
  available: { label: 'Available balance', figure: '£1,284.60' },
  pending: { label: 'Pending balance', figure: '£36.12', note: 'Waiting for the shops.' },
  actions: <Withdrawals />,
  kept: {
    title: 'Since 6 April 2026',
    entries: [
      { label: 'Cashback paid', value: '£52.83', kind: 'gain' as const },
      { label: 'Withdrawn', value: '£150.00' },
    ],
  },
  children: (
    <Table
      caption="Transactions"
      columns={columns}
      rows={[
        ['Fernhill Books', '£2.10'],
        ['Otterby Outdoors', '£5.79'],
      ]}
      rowKey={([name = '']) => name}
      hasHangingCorners
    />
  ),
}

const editing = (heading: string, label: string, message?: string) => (
  <Card heading={heading}>
    <Form>
      <Toast message={message} />
      <TextField label={label} autoComplete="off" />
      <FormActions>
        <Button type="submit">Save changes</Button>
      </FormActions>
    </Form>
  </Card>
)

export const examples = {
  'details, savings and benefits': (
    <Account>
      <AccountJumps jumps={[{ to: 'ordered', label: 'Go to your benefits' }]} />
      <Card heading="Account" href="#edit" tinted>
        <Facts
          facts={[
            { label: 'First name', value: 'Priya' },
            { label: 'Last name', value: 'Raman' },
            { label: 'Email', value: 'priya.raman@example.co.uk', full: true },
          ]}
        />
      </Card>
      <AccountSavings {...savings} />
      <AccountSection heading="My Benefits" headingId="ordered">
        <p>Nothing ordered yet.</p>
      </AccountSection>
    </Account>
  ),
  'after a withdrawal': (
    <AccountSavings
      {...savings}
      heading="My Savings, after a withdrawal"
      notices={
        <NoticeRegion>
          <Notice
            messages={['Thank you for your withdrawal, you will receive an email shortly.']}
            onDismiss={() => {}}
            dismissLabel="Dismiss"
          />
        </NoticeRegion>
      }
    />
  ),
  'lines that may be old': (
    <AccountSavings
      {...savings}
      heading="My Savings, being read again"
      available={{ label: 'Available balance', figure: 'Reading your balance...', isText: true }}
      pending={undefined}
      totals={undefined}
    >
      <AccountOutdated>Updating your transactions. This list may be out of date.</AccountOutdated>
      {savings.children}
    </AccountSavings>
  ),
  'a very large balance': (
    <AccountSavings
      {...savings}
      heading="My Savings, a fortune"
      available={{ label: 'Available balance', figure: '£1,234,567.89' }}
      pending={{ label: 'Pending balance', figure: '£1,234,567.89' }}
    />
  ),
  'four cards to edit': (
    <AccountCards>
      {editing('Basic Information', 'Last name', 'Account changes saved')}
      {editing('Change Password', 'Old password')}
      {editing('About You', 'Date of birth')}
      {editing('Address', 'Street')}
    </AccountCards>
  ),
}
