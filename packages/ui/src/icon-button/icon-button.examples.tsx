import { CloseIcon } from '../icon/icon.tsx'
import { IconButton } from './icon-button.tsx'

export const examples = {
  default: (
    <IconButton label="Close">
      <CloseIcon />
    </IconButton>
  ),
  disabled: (
    <IconButton label="Close" disabled>
      <CloseIcon />
    </IconButton>
  ),
}
