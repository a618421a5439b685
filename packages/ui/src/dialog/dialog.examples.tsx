import { Button } from '../button/button.tsx'
import { TextField } from '../field/field.tsx'
import { Form } from '../form/form.tsx'
import { Link } from '../link/link.tsx'
import { Dialog, Drawer, DrawerAction, DrawerMenu, WaitOverlay } from './dialog.tsx'

const ignore = () => {}

export const alone = /./

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
  'a wait': <WaitOverlay label="Logout">Logging you out</WaitOverlay>,
  'drawer: a menu': (
    <Drawer title="Welcome Priya!" closeLabel="Close menu" onClose={ignore}>
      <Link href="#account">Your Account</Link>
      <DrawerAction>Logout</DrawerAction>
      <DrawerMenu label="Menu">
        <Link href="#home" aria-current="page">
          Home
        </Link>
        <Link href="#cashback">Cashback</Link>
        <Link href="#vouchers">Vouchers</Link>
      </DrawerMenu>
    </Drawer>
  ),
  'drawer: long names and many of them': (
    <Drawer title="Welcome Maximiliana-Theodora!" closeLabel="Close menu" onClose={ignore}>
      <Link href="#account">Your Account</Link>
      <DrawerMenu label="Menu">
        {Array.from({ length: 16 }, (_, index) => (
          <Link key={String(index)} href={`#${index}`}>
            Wellbeing, health and everything around them {index + 1}
          </Link>
        ))}
      </DrawerMenu>
    </Drawer>
  ),
}
