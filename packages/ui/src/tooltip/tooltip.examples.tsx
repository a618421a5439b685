import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const text = 'Something went wrong. Please, contact us using Contact page.'

export const examples = {
  'on a button that can’t be used': (
    <Tooltip text={text}>
      {(control) => (
        <Button aria-disabled {...control}>
          Redeem
        </Button>
      )}
    </Tooltip>
  ),
  'on a button that can': (
    <Tooltip text="Saved for this page alone">
      {(control) => (
        <Button quiet {...control}>
          Save
        </Button>
      )}
    </Tooltip>
  ),
}
