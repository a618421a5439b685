import { holding } from '../testing/holding.tsx'
import { Chips, type ChipsProps } from './chip.tsx'
import { Checkbox, TextArea, TextField } from './field.tsx'
import { GroupedField } from './grouped-field.tsx'
import { MoneyField } from './money-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SearchBox, SearchField } from './search-box.tsx'
import { Select, type SelectProps } from './select.tsx'

const inPairs = (text: string) =>
  /^[\d\s-]{0,8}$/.test(text)
    ? (text.match(/\d/g) ?? []).join('').replace(/(..)(?=.)/g, '$1-')
    : text

export const sortCode = (from = '', message?: string) =>
  holding(from, (value, set) => (
    <GroupedField
      label="Sort code"
      hint="6 digits"
      width="s"
      written={inPairs}
      value={value}
      message={message}
      onChange={(event) => set(event.target.value)}
    />
  ))

const optionsOf = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }))

const categories = [
  { value: '', label: 'Choose a category' },
  ...optionsOf('Cashback', 'Website', 'Other'),
]

const category = (select: Omit<SelectProps, 'label' | 'options'> = {}) => (
  <Select label="Category" options={categories} {...select} />
)

const amounts = optionsOf('£10.00', '£25.00', '£50.00', '£100.00', '£250.00', 'Another amount')

const chips = (from: string, group: Pick<ChipsProps, 'legend' | 'options'> & Partial<ChipsProps>) =>
  holding(from, (value, set) => (
    <Chips {...group} name={group.legend} value={value} onChoose={set} />
  ))

const passwordProps = { label: 'Password', show: 'Show', hide: 'Hide', masked: false }

const searching = (from: string, label: string) =>
  holding(from, (value, set) => (
    <SearchBox
      label={label}
      placeholder="Search"
      value={value}
      onChange={set}
      onSearch={() => set('')}
    />
  ))

const tick = 'Keep me logged in'

export const examples = {
  default: <TextField label="First name" autoComplete="given-name" />,
  'with a hint': <TextField label="Sort code" hint="6 digits" width="s" inputMode="numeric" />,
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
  'checkbox: default': <Checkbox>{tick}</Checkbox>,
  'checkbox: checked': <Checkbox defaultChecked>{tick}</Checkbox>,
  'checkbox: disabled': <Checkbox disabled>{tick}</Checkbox>,
  'checkbox: checked, disabled': (
    <Checkbox disabled defaultChecked>
      {tick}
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
  'grouped field: empty': sortCode(),
  'grouped field: filled': sortCode('20-00-01'),
  'grouped field: with a message': sortCode('20-00', 'Sort code should be in the format 99-99-99'),
  'select: nothing chosen yet': category(),
  'select: one chosen': category({ defaultValue: 'Website' }),
  'select: with a hint': category({ hint: 'So that it reaches the right people.' }),
  'select: with a message': category({ message: 'Please choose a category.' }),
  'select: disabled': category({ defaultValue: 'Other', disabled: true }),
  'select: indented, and long': (
    <Select
      label="Show"
      options={optionsOf(
        '> > Kettles, toasters, coffee makers and other small appliances',
        '> Kitchen',
      )}
    />
  ),
  'chip: one of several': chips('£50.00', { legend: 'Choose an amount', options: amounts }),
  'chip: nothing chosen, and a message': chips('', {
    legend: 'Choose your amount',
    options: amounts,
    message: 'Please enter correct amount.',
  }),
  'chip: legend hidden': chips('All', {
    legend: 'Show',
    legendHidden: true,
    options: optionsOf('All', 'Cashback', 'Benefits', 'Vouchers'),
  }),
  'chip: disabled': (
    <fieldset disabled>
      {chips('£25.00', { legend: 'The amount you chose', options: amounts.slice(0, 4) })}
    </fieldset>
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
  'money field: disabled': <MoneyField label="Amount being sent" defaultValue="250.00" disabled />,
  'money field: in steps': holding(120, (pounds, set) => (
    <MoneyField
      label="Salary sacrifice amount"
      hint="For a whole year."
      value={String(pounds)}
      onChange={(event) => set(Number(event.target.value) || 0)}
      stepper={{
        now: pounds,
        raise: 'Increase by £10',
        lower: 'Decrease by £10',
        onStep: (direction) => set(Math.max(0, pounds + (direction === 'up' ? 10 : -10))),
      }}
    />
  )),
  'money field: a long amount': <MoneyField label="Everything" defaultValue="1234567890123.45" />,
  'password field: with a message': (
    <PasswordField {...passwordProps} message="Please specify your password" />
  ),
  'password field: disabled': (
    <PasswordField {...passwordProps} label="The one you sent" disabled />
  ),
  'search box: empty': searching('', 'Search'),
  'search box: filled': searching('kites', 'Search again'),
  'search box: large, in a form of its own': holding('marmalade', (value, set) => (
    <SearchField label="Search by name" value={value} onChange={set} />
  )),
}
