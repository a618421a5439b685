import { sessionMessages } from '@save/domain/session'
import { LoginWall } from '@save/ui/login'
import { Logo } from '@save/ui/logo'
import { hostMessages } from '../host/host.messages.ts'
import { LoginForm } from './login-form.tsx'
import { LoginWays } from './login-ways.tsx'

/** The login on its own page, without the shell (OQ-004). */
export const LoginScreen = () => (
  <LoginWall line={hostMessages.ours.loginWall}>
    <Logo name={hostMessages.ours.productName} />
    <h1>{sessionMessages.memberLogin}</h1>
    <LoginForm place="page" />
    <LoginWays />
  </LoginWall>
)
