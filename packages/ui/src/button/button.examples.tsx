import { Button, ButtonLink } from './button.tsx'

export const examples = {
  filled: <Button>Complete order</Button>,
  quiet: <Button quiet>Withdraw to bank</Button>,
  small: (
    <Button quiet size="s">
      Cancel
    </Button>
  ),
  large: <Button size="l">Login</Button>,
  disabled: <Button disabled>Complete order</Button>,
  'quiet, disabled': (
    <Button quiet disabled>
      Withdraw to bank
    </Button>
  ),
  busy: <Button busy>Sending you to our payment provider...</Button>,
  'as a link': <ButtonLink href="#home">Go to Home</ButtonLink>,
  'as a quiet link': (
    <ButtonLink href="#cashback" quiet>
      See cashback
    </ButtonLink>
  ),
  'long text': (
    <Button>
      Send this request to the team that looks after benefits for everybody at your employer
    </Button>
  ),
}
