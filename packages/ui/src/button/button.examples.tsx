import { CloseIcon, StarIcon } from '../icon/icon.tsx'
import { holding } from '../testing/holding.tsx'
import { Button, ButtonLink, type ButtonProps, IconButton, Star } from './button.tsx'
import { Toggle } from './toggle.tsx'

const button = (label: string, look: ButtonProps = {}) => <Button {...look}>{label}</Button>

const close = (disabled: boolean) => (
  <IconButton label="Close" disabled={disabled}>
    <CloseIcon />
  </IconButton>
)

const star = (pressed: boolean, onToggle?: (pressed: boolean) => void) => (
  <Star label="Favourite Fernhill Books" pressed={pressed} onToggle={onToggle} />
)

const toggle = (pressed: boolean, onToggle?: (pressed: boolean) => void) => (
  <Toggle pressed={pressed} onToggle={onToggle}>
    <StarIcon />
    View Favourites
  </Toggle>
)

export const examples = {
  filled: button('Complete order'),
  quiet: button('Withdraw to bank', { quiet: true }),
  small: button('Cancel', { quiet: true, size: 's' }),
  large: button('Login', { size: 'l' }),
  disabled: button('Complete order', { disabled: true }),
  'quiet, disabled': button('Withdraw to bank', { quiet: true, disabled: true }),
  busy: button('Sending you to our payment provider...', { busy: true }),
  'quiet, busy': button('Withdraw to bank', { quiet: true, busy: true }),
  'as a link': <ButtonLink href="#home">Go to Home</ButtonLink>,
  'long text': button(
    'Send this request to the team that looks after benefits for everybody at your employer',
  ),
  'icon button: default': close(false),
  'icon button: disabled': close(true),
  'star: a favourite': star(true),
  'star: to press': holding(false, star),
  'toggle, on': toggle(true),
  'toggle, to press': holding(false, toggle),
}
