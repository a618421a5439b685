import { Passbook } from '../figure/passbook.tsx'
import { Spread } from '../page/page.tsx'
import { holding } from '../testing/holding.tsx'
import { Disclosure, HelpPanel, HelpTopic } from './disclosure.tsx'

const panel = (from: boolean) =>
  holding(from, (open, set) => (
    <HelpPanel label="Help" open={open} onToggle={set}>
      <HelpTopic title="Finding your way around">
        <p>Choose a retailer to see what you can earn.</p>
      </HelpTopic>
      <HelpTopic title="When cashback arrives">
        <p>A purchase shows as pending until the retailer confirms it.</p>
      </HelpTopic>
    </HelpPanel>
  ))

export const alone = /^help panel/

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
  'help panel: closed': panel(false),
  'help panel: open': panel(true),
}
