import { Button, ButtonLink } from '../button/button.tsx'
import { Outcome } from './outcome.tsx'

export const alone = /./

export const examples = {
  'nothing here, in place of a list': (
    <Outcome mark="empty" title="No Vouchers Found">
      <p className="muted">Cashback works without one.</p>
      <ButtonLink href="#cashback" quiet>
        See cashback
      </ButtonLink>
    </Outcome>
  ),
  'trouble, in place of a list': (
    <Outcome mark="trouble" title="Something went wrong.">
      <Button>Try again</Button>
    </Outcome>
  ),
  'nothing here, the whole page': (
    <Outcome page mark="empty" title="Not found.">
      <ButtonLink href="#home">Go to Home</ButtonLink>
    </Outcome>
  ),
  'done, the whole page': (
    <Outcome page mark="done" title="Thank you. Your query has been sent to us.">
      <p className="muted">We answer within two working days.</p>
    </Outcome>
  ),
  'trouble, the whole page': (
    <Outcome page mark="trouble" title="Something went wrong.">
      <Button>Try again</Button>
    </Outcome>
  ),
}
