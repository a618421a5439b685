import { Button } from '../button/button.tsx'
import { TextField } from '../field/field.tsx'
import { Form } from '../form/form.tsx'
import { Dialog, WaitOverlay } from './dialog.tsx'

const ignore = () => {}

export const alone = true

export const examples = {
  'a question that has to be answered': (
    <Dialog title="Member Login">
      <Form>
        <TextField label="Email" type="email" autoComplete="username" />
        <Button type="submit" size="l">
          Login
        </Button>
      </Form>
    </Dialog>
  ),
  'a question that can be closed': (
    <Dialog title="Leave this page?" onClose={ignore}>
      <Button onClick={ignore}>Stay</Button>
    </Dialog>
  ),
  'a wait': <WaitOverlay label="Logout">Logging you out</WaitOverlay>,
}
