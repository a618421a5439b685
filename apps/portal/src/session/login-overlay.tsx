import { sessionMessages } from '@save/domain/session'
import { Dialog } from '@save/ui/dialog'
import { usePortal } from '../portal/use-portal.ts'
import { useAddress } from '../routing/use-address.ts'
import { LoginForm } from './login-form.tsx'
import { LoginWays } from './login-ways.tsx'

/** The login over the page where the session ended; only a login closes it (OQ-016). */
export function LoginOverlay() {
  const { ports, browser } = usePortal()
  const address = useAddress()
  return (
    <Dialog title={sessionMessages.memberLogin}>
      <p>{sessionMessages.ours.toContinue}</p>
      <LoginForm place="overlay" session={ports.session} browser={browser} />
      <LoginWays registerFor={address} />
    </Dialog>
  )
}
