import { NotFoundScreen } from '../routing/not-found-screen.tsx'
import { ShellFrame } from './shell.tsx'

/** Shown for an address that can't be decoded, such as '/Member/%zz': it never reaches the routes (OQ-006). */
export const UnreadableAddressScreen = () => (
  <ShellFrame>
    <NotFoundScreen />
  </ShellFrame>
)
