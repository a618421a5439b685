import { Button } from '../button/button.tsx'
import { FootBar } from './foot-bar.tsx'

/** It covers the foot of the page, so each is shown on one of its own. */
export const alone = true

export const examples = {
  'on the way': <FootBar messages={['Opening the page...']} />,
  'lost, to be tried again': (
    <FootBar trouble messages={['You are offline. What you typed is still here.']}>
      <Button>Try again</Button>
    </FootBar>
  ),
}
