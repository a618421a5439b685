import { sessionMessages } from '@save/domain/session'
import { shellMessages } from '@save/domain/shell'
import { LoginWall } from '@save/ui/login'
import { Logo } from '@save/ui/logo'
import { Page } from '@save/ui/page'
import type { ReactNode } from 'react'
import { LoginWays } from './login-ways.tsx'

/** The page around the login form, the same before and after the application has loaded. */
export const LoginPage = ({ children }: { readonly children: ReactNode }) => (
  <Page>
    <LoginWall line={shellMessages.ours.loginWall}>
      <Logo name={shellMessages.ours.productName} />
      <h1>{sessionMessages.memberLogin}</h1>
      <div>{children}</div>
      <LoginWays />
    </LoginWall>
  </Page>
)
