import { type LoginComplaints, sessionMessages } from '@save/domain/session'
import { Button, Waiting } from '@save/ui/button'
import { Checkbox, TextField } from '@save/ui/field'
import { Form, type FormProps } from '@save/ui/form'
import { ErrorSummary } from '@save/ui/message'

export interface LoginFieldsProps extends Pick<FormProps, 'onInput' | 'onSubmit'> {
  /** Shown above the form: the server's objections to the last login, and a note while offline. */
  readonly messages: readonly string[]
  readonly complaints: LoginComplaints
  readonly isLocked: boolean
}

/** The login form's fields, which keep their own values. */
export const LoginFields = ({ messages, complaints, isLocked, ...events }: LoginFieldsProps) => (
  <>
    <ErrorSummary messages={messages} />
    {/* Without a script, `dialog` sends nothing, so that the password gets into no address or log. */}
    <Form {...events} method="dialog" busy={isLocked}>
      <TextField
        label={sessionMessages.email}
        message={complaints.email}
        name="email"
        aria-required
        type="email"
        autoComplete="username"
      />
      <TextField
        label={sessionMessages.password}
        message={complaints.password}
        name="password"
        aria-required
        type="password"
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
