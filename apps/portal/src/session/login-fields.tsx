import { type LoginComplaints, sessionMessages } from '@save/domain/session'
import { Button, Waiting } from '@save/ui/button'
import { Checkbox, TextField } from '@save/ui/field'
import { Form, type FormProps } from '@save/ui/form'
import { ErrorSummary } from '@save/ui/message'
import { PasswordField } from '@save/ui/password-field'

export interface LoginFieldsProps extends Pick<FormProps, 'onInput' | 'onSubmit'> {
  /** Shown above the form: the server's messages about the last login, and a note while offline. */
  readonly messages: readonly string[]
  readonly complaints: LoginComplaints
  readonly isLocked: boolean
}

/** The login form's fields, which keep their own values. */
export const LoginFields = ({ messages, complaints, isLocked, ...events }: LoginFieldsProps) => (
  <>
    <ErrorSummary messages={messages} />
    {/* Without a script, `dialog` sends nothing, so that the password appears in no address or log. */}
    <Form {...events} method="dialog" busy={isLocked}>
      <TextField
        label={sessionMessages.email}
        message={complaints.email}
        name="email"
        aria-required
        type="email"
        autoComplete="username"
      />
      <PasswordField
        label={sessionMessages.password}
        message={complaints.password}
        show={sessionMessages.ours.showPassword}
        hide={sessionMessages.ours.hidePassword}
        masked={isLocked}
        name="password"
        aria-required
        autoComplete="current-password"
      />
      <Checkbox name="rememberMe">{sessionMessages.keepMeLoggedIn}</Checkbox>
      <Button type="submit" size="l" busy={isLocked}>
        {sessionMessages.login}
      </Button>
      <Waiting>{isLocked ? sessionMessages.ours.loggingIn : undefined}</Waiting>
    </Form>
  </>
)
