import { Spread, Stack } from '../page/page.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import {
  Balance,
  BalanceHead,
  BalanceLoading,
  Entries,
  Figure,
  FirstLines,
  Gain,
  GainFigure,
} from './figure.tsx'
import { Passbook, PassbookLines } from './passbook.tsx'
import { Working, type WorkingProps } from './working.tsx'

const lines = [
  { label: '£1,200.00 × 8%', value: '£96.00' },
  { label: '(£1,200.00 − £0.00) × 20%', value: '£240.00' },
  { label: 'Together', value: '£336.00' },
]

export const working: WorkingProps = {
  summary: 'How was this worked out?',
  explanation:
    'Your amount times your National Insurance rate, plus your amount less the benefit in kind times your tax rate.',
  parts: [
    { title: 'Basic rate', lines },
    { title: 'Higher rate', lines },
  ],
}

const voucher = (
  <Entries
    entries={[
      { label: 'Voucher', value: '£50.00' },
      { label: 'You Save', value: '£2.50', kind: 'gain' },
      { label: 'You pay', value: '£47.50', kind: 'total' },
    ]}
  />
)

const balance = (greeting: string, figure: string, pending: string, isText = false) => (
  <BalanceHead>
    <Balance
      greeting={greeting}
      label="Available balance"
      figure={figure}
      isText={isText}
      href="#account"
      entries={[{ label: 'Pending balance', value: pending }]}
    />
    <Skeleton shape="banner" />
  </BalanceHead>
)

export const alone = /^balance/

export const examples = {
  plain: <Figure>£1,284.60</Figure>,
  'ruled off': <Figure ruled>£1,284.60</Figure>,
  'as a link': <Figure href="#account">£1,284.60</Figure>,
  'long figure': <Figure ruled>£12,345,678.90</Figure>,
  'words in its place': <Figure isText>Reading your balance...</Figure>,
  'gain: a rate': <Gain>Up to 7.5%</Gain>,
  'gain: large': <Gain large>Saving of 5.00%</Gain>,
  'gain: a figure in a sentence': (
    <p>
      You save <GainFigure>£12.50</GainFigure> with this order.
    </p>
  ),
  'entries: with a total': voucher,
  'entries: without one': (
    <Entries
      entries={[
        { label: 'Pending balance', value: '£36.12' },
        { label: 'This withdrawal', value: '£250.00' },
        { label: 'Balance afterwards', value: '£1,034.60' },
      ]}
    />
  ),
  'entries: long names and large figures': (
    <Entries
      entries={[
        { label: 'Employer contribution to the workplace pension', value: '£1,234,567.89' },
        { label: 'Order total', value: '£1,234,567.89', kind: 'total' },
      ]}
    />
  ),
  'balance: beside a banner': balance('Hello, Priya', '£1,284.60', '£36.12'),
  'balance: long name, long figure': balance(
    'Hello, Maximiliana-Theodora',
    '£12,345,678.90',
    '£1,234,567.80',
  ),
  'balance: words in its place': balance('Hello', 'Reading your balance...', '…', true),
  'balance: loading': (
    <BalanceHead>
      <BalanceLoading greeting="Hello">Loading offers...</BalanceLoading>
      <Skeleton shape="banner" />
    </BalanceHead>
  ),
  'first lines, of a passbook without entries': (
    <FirstLines lines={['Choose a shop.', 'Press Redeem.', 'Your cashback appears here.']} />
  ),
  'working: closed': <Working {...working} />,
  'working: open': <Working {...working} open />,
  'working: a single part': <Working {...working} parts={[{ lines }]} open />,
  'passbook: with a heading': <Passbook heading="Your voucher">{voucher}</Passbook>,
  'passbook: named, without a heading': <Passbook label="What it costs">{voucher}</Passbook>,
  'passbook: short, for a single question': (
    <Passbook heading="Your amount" short>
      <p>For a whole year. The next page shows the cost per month.</p>
    </Passbook>
  ),
  'passbook: beside what it explains': (
    <Spread>
      <Passbook heading="Your voucher">
        {voucher}
        <PassbookLines>For Sam</PassbookLines>
      </Passbook>
      <Stack>
        <p>
          Where there is room, the page is as tall as the form beside it and its blank lines run to
          the foot; where there is not, it stands before the form.
        </p>
        <p>Its figures stay in view while the form is filled in.</p>
      </Stack>
    </Spread>
  ),
}
