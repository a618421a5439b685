import { sessionMessages } from '@save/domain/session'
import { Dialog } from '@save/ui/dialog'
import { useAddress } from '../routing/use-address.ts'
import { LoginForm } from './login-form.tsx'
import { LoginWays } from './login-ways.tsx'

/** The login over the page where the session expired; only a login takes it away (OQ-016). */
export function LoginOverlay() {
  const address = useAddress()
  return (
    <Dialog title={sessionMessages.memberLogin}>
      <LoginForm place="overlay" />
      <LoginWays registerFor={address} />
    </Dialog>
  )
}
