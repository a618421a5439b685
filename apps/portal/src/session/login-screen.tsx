import { useEffect } from 'react'
import { sendHeldLogin } from './held-login.ts'
import { LoginForm, type LoginFormProps } from './login-form.tsx'
import { LoginPage } from './login-page.tsx'

/** The login on its own page, without the shell (OQ-004). */
export function LoginScreen(ports: Pick<LoginFormProps, 'session' | 'browser'>) {
  useEffect(sendHeldLogin, [])
  return (
    <LoginPage>
      <LoginForm place="page" {...ports} />
    </LoginPage>
  )
}
