import { useState } from 'react'
import { CloseIcon, StarIcon } from '../icon/icon.tsx'
import { Button, ButtonLink, IconButton, Star } from './button.tsx'
import { Toggle } from './toggle.tsx'

function Working() {
  const [pressed, setPressed] = useState(false)
  return <Star label="Favourite Fernhill Books" pressed={pressed} onToggle={setPressed} />
}

function Toggling() {
  const [pressed, setPressed] = useState(false)
  return (
    <Toggle pressed={pressed} onToggle={setPressed}>
      <StarIcon />
      View Favourites
    </Toggle>
  )
}

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
  'icon button: default': (
    <IconButton label="Close">
      <CloseIcon />
    </IconButton>
  ),
  'icon button: disabled': (
    <IconButton label="Close" disabled>
      <CloseIcon />
    </IconButton>
  ),
  'star: not a favourite': <Star label="Favourite Fernhill Books" pressed={false} />,
  'star: a favourite': <Star label="Favourite Fernhill Books" pressed />,
  'star: to press': Working,
  'toggle, off': <Toggle pressed={false}>View Favourites</Toggle>,
  'toggle, on': (
    <Toggle pressed>
      <StarIcon />
      View Favourites
    </Toggle>
  ),
  'toggle, to press': Toggling,
}
