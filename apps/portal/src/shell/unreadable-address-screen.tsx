import { NotFoundScreen } from '../routing/not-found-screen.tsx'
import { ShellFrame } from './shell.tsx'

/** Shown for addresses that can't be decoded, such as '/Member/%zz', which never reach the routes (OQ-006). */
export const UnreadableAddressScreen = () => (
  <ShellFrame>
    <NotFoundScreen />
  </ShellFrame>
)
