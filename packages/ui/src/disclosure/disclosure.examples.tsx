import { Passbook } from '../figure/passbook.tsx'
import { Spread } from '../page/page.tsx'
import { Disclosure } from './disclosure.tsx'

export const examples = {
  closed: <Disclosure summary="More about my pay">Hours, pension and loans.</Disclosure>,
  'in a passbook, as wide as the page once it is open': (
    <Spread>
      <Passbook label="What it costs">
        <p>£72.00 a month</p>
        <Disclosure summary="See it on your payslip" wide>
          Before and after.
        </Disclosure>
      </Passbook>
      <p>The form beside it.</p>
    </Spread>
  ),
}
