import { useState } from 'react'
import { Chips, type ChipsProps } from './chip.tsx'
import { Checkbox, TextArea, TextField } from './field.tsx'
import { GroupedField } from './grouped-field.tsx'
import { MoneyField } from './money-field.tsx'
import { Select } from './select.tsx'

const inPairs = (text: string) =>
  /^[\d\s-]{0,8}$/.test(text)
    ? (text.match(/\d/g) ?? []).join('').replace(/(..)(?=.)/g, '$1-')
    : text

function SortCode({ from = '', message }: { readonly from?: string; readonly message?: string }) {
  const [value, setValue] = useState(from)
  return (
    <GroupedField
      label="Sort code"
      hint="6 digits"
      width="s"
      written={inPairs}
      value={value}
      message={message}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

const categories = [
  { value: '', label: 'Choose a category' },
  { value: 'Cashback', label: 'Cashback' },
  { value: 'Website', label: 'Website' },
  { value: 'Other', label: 'Other' },
]

const amounts = ['£10.00', '£25.00', '£50.00', '£100.00', '£250.00', 'Another amount'].map(
  (label) => ({ value: label, label }),
)

type ExampleProps = Omit<ChipsProps, 'name' | 'value' | 'onChoose'> & { readonly from: string }

function Choosing({ from, ...chips }: ExampleProps) {
  const [value, setValue] = useState(from)
  return <Chips {...chips} name={chips.legend} value={value} onChoose={setValue} />
}

function Stepping() {
  const [pounds, setPounds] = useState(120)
  return (
    <MoneyField
      label="Salary sacrifice amount"
      hint="For a whole year."
      value={String(pounds)}
      onChange={(event) => setPounds(Number(event.target.value) || 0)}
      stepper={{
        now: pounds,
        raise: 'Increase by £10',
        lower: 'Decrease by £10',
        onStep: (way) => setPounds((now) => Math.max(0, now + (way === 'up' ? 10 : -10))),
      }}
    />
  )
}

export const examples = {
  default: <TextField label="First name" autoComplete="given-name" />,
  'with a hint': <TextField label="Sort code" hint="6 digits" width="s" inputMode="numeric" />,
  invalid: (
    <TextField
      label="Email"
      type="email"
      defaultValue="priya@"
      message="Please specify a valid email address"
    />
  ),
  'invalid, with a hint': (
    <TextField
      label="Account number"
      hint="8 digits"
      width="m"
      defaultValue="7120448"
      message="Account number should be a number in the format 99999999"
    />
  ),
  'invalid, without a word': (
    <TextField label="Date of birth" hint="Up to today" type="date" width="m" message="" />
  ),
  password: <TextField label="Password" type="password" autoComplete="current-password" />,
  disabled: <TextField label="Town" defaultValue="Sowerby" disabled />,
  'read only': <TextField label="Member number" defaultValue="1204486" readOnly width="m" />,
  'several lines': <TextArea label="Description" rows={4} />,
  'several lines, invalid': (
    <TextArea label="What happened" rows={4} message="Please give a brief description" />
  ),
  'long text': (
    <TextField
      label="The name of the building society that holds the account you want to be paid into"
      hint="As on the first page of the passbook, with the branch if there are several"
      defaultValue="The Wetherby, Ollerenshaw and Fotheringham Permanent Benefit Building Society"
    />
  ),
  'checkbox: default': <Checkbox>Keep me logged in</Checkbox>,
  'checkbox: checked': <Checkbox defaultChecked>Keep me logged in</Checkbox>,
  'checkbox: disabled': <Checkbox disabled>Keep me logged in</Checkbox>,
  'checkbox: checked, disabled': (
    <Checkbox disabled defaultChecked>
      Keep me logged in
    </Checkbox>
  ),
  'checkbox: invalid': (
    <Checkbox message="You have to accept the salary sacrifice.">
      I accept the salary sacrifice
    </Checkbox>
  ),
  'checkbox: long text': (
    <Checkbox>
      I have read what this benefit costs, how it changes my pay and my pension, and that I can not
      leave it before the end of the year unless my circumstances change
    </Checkbox>
  ),
  'grouped field: empty': SortCode,
  'grouped field: filled': <SortCode from="20-00-01" />,
  'grouped field: with a message': (
    <SortCode from="20-00" message="Sort code should be in the format 99-99-99" />
  ),
  'select: nothing chosen yet': <Select label="Category" options={categories} />,
  'select: one chosen': <Select label="Category" options={categories} defaultValue="Website" />,
  'select: with a hint': (
    <Select label="About" hint="So that it reaches the right people." options={categories} />
  ),
  'select: with a message': (
    <Select label="Subject" options={categories} message="Please choose a category." />
  ),
  'select: disabled': <Select label="Theme" options={categories} defaultValue="Other" disabled />,
  'select: narrow': (
    <Select
      label="Gender"
      width="s"
      options={[
        { value: '10', label: 'Male' },
        { value: '20', label: 'Female' },
      ]}
    />
  ),
  'select: indented, and long': (
    <Select
      label="Show"
      options={[
        { value: '1', label: 'Home & Garden' },
        { value: '2', label: '> Kitchen' },
        { value: '3', label: '> > Kettles, toasters, coffee makers and other small appliances' },
      ]}
      defaultValue="3"
    />
  ),
  'chip: one of two': (
    <Choosing
      legend="Payment method"
      from="credit"
      options={[
        { value: 'credit', label: 'Credit' },
        { value: 'debit', label: 'Debit' },
      ]}
    />
  ),
  'chip: one of several': <Choosing legend="Choose an amount" from="£50.00" options={amounts} />,
  'chip: nothing chosen, and a message': (
    <Choosing
      legend="Choose your amount"
      from=""
      options={amounts}
      message="Please enter correct amount."
    />
  ),
  'chip: legend hidden': (
    <Choosing
      legend="Show"
      legendHidden
      from="All"
      options={['All', 'Cashback', 'Benefits', 'Vouchers'].map((label) => ({
        value: label,
        label,
      }))}
    />
  ),
  'chip: disabled': (
    <Choosing legend="The amount you chose" from="£25.00" options={amounts.slice(0, 4)} disabled />
  ),
  'money field: empty': (
    <MoneyField label="How much" hint="The minimum withdrawal amount is £5.00." />
  ),
  'money field: filled': <MoneyField label="Amount" defaultValue="250.00" />,
  'money field: with a message': (
    <MoneyField
      label="Amount to withdraw"
      defaultValue="2,000.00"
      message="Transfer value should be greater than £5.00 and less than £1,284.60"
    />
  ),
  'money field: read only': <MoneyField label="Amount agreed" defaultValue="3600.00" readOnly />,
  'money field: disabled': <MoneyField label="Amount being sent" defaultValue="250.00" disabled />,
  'money field: in steps': Stepping,
  'money field: a long amount': <MoneyField label="Everything" defaultValue="1234567890123.45" />,
}
