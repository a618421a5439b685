import { Link } from '../link/link.tsx'
import { Drawer, DrawerAction, DrawerMenu } from './drawer.tsx'

const ignore = () => {}

export const alone = true

export const examples = {
  'a menu': (
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
  'long names and many of them': (
    <Drawer title="Welcome Maximiliana-Theodora!" closeLabel="Close menu" onClose={ignore}>
      <Link href="#account">Your Account</Link>
      <DrawerMenu label="Menu">
        {Array.from({ length: 16 }, (_, place) => (
          <Link key={String(place)} href={`#${place}`}>
            Wellbeing, health and everything around them {place + 1}
          </Link>
        ))}
      </DrawerMenu>
    </Drawer>
  ),
}
