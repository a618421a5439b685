import { sessionMessages } from '@save/domain/session'
import { documentPages, registerHref } from '@save/domain/shell'
import { Link } from '@save/ui/link'
import { LoginLinks } from '@save/ui/login'

export interface LoginWaysProps {
  /** The address that a new member returns to after registering: pathname and query. Only the overlay has it. */
  readonly registerFor?: string
}

/** The links below the form, all to pages outside the app (LOGIN-05 to LOGIN-08). */
export const LoginWays = ({ registerFor }: LoginWaysProps) => (
  <LoginLinks>
    <Link reload href={documentPages.resetPassword}>
      {sessionMessages.forgottenPassword}
    </Link>
    {registerFor !== undefined && (
      <Link reload href={registerHref(registerFor)}>
        {sessionMessages.register}
      </Link>
    )}
    <Link reload href={documentPages.resendRegistrationEmail}>
      {sessionMessages.registrationEmailMissing}
    </Link>
  </LoginLinks>
)
