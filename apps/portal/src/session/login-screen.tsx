import { LoginForm } from './login-form.tsx'
import { LoginPage } from './login-page.tsx'

/** The login on its own page, without the shell (OQ-004). */
export const LoginScreen = () => (
  <LoginPage>
    <LoginForm place="page" />
  </LoginPage>
)
