import { Button } from '../button/button.tsx'
import { Checkbox, TextField } from '../field/field.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { Form } from '../form/form.tsx'
import { Link } from '../link/link.tsx'
import { Logo } from '../picture/logo.tsx'
import { LoginLinks, LoginWall } from './login.tsx'

export const alone = /./

export const examples = {
  'form and wall': (
    <LoginWall line="Get something back when you spend.">
      <Logo name="Save" />
      <h1>Member Login</h1>
      <Form>
        <TextField label="Email" type="email" autoComplete="username" />
        <PasswordField label="Password" show="Show" hide="Hide" masked={false} />
        <Checkbox>Keep me logged in</Checkbox>
        <Button type="submit" size="l">
          Login
        </Button>
      </Form>
      <LoginLinks>
        <Link href="#forgotten">Forgotten password?</Link>
        <Link href="#missing">Registration email missing?</Link>
      </LoginLinks>
    </LoginWall>
  ),
}
