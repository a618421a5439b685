import { Entries } from '../entries/entries.tsx'
import { Passbook } from './passbook.tsx'

const voucher = (
  <Entries
    entries={[
      { label: 'Voucher', value: '£50.00' },
      { label: 'You Save', value: '£2.50', kind: 'gain' },
      { label: 'You pay', value: '£47.50', kind: 'total' },
    ]}
  />
)

export const examples = {
  'with a heading': <Passbook heading="Your voucher">{voucher}</Passbook>,
  'named, without a heading': <Passbook label="What it costs">{voucher}</Passbook>,
  'short, for a single question': (
    <Passbook heading="Your amount" short>
      <p>For a whole year. The next page shows the cost per month.</p>
    </Passbook>
  ),
  'beside what it explains': (
    <div className="spread">
      <Passbook heading="Your voucher">{voucher}</Passbook>
      <div className="stack">
        <p>
          Where there is room, the page is as tall as the form beside it and its blank lines run to
          the foot; where there is not, it stands before the form.
        </p>
        <p>Its figures stay in view while the form is filled in.</p>
      </div>
    </div>
  ),
}
