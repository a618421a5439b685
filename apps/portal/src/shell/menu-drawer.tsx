import { isEntryShown, menuEntries, paths, shellMessages } from '@save/domain/shell'
import { Drawer, DrawerAction, DrawerMenu } from '@save/ui/dialog'
import { Link } from '@save/ui/link'
import { lazy } from 'react'
import { OptionalPart } from '../portal/optional-part.tsx'
import { useResource } from '../portal/resources.tsx'
import { usePortal } from '../portal/use-portal.ts'

const BasketEntry = lazy(() =>
  import('../checkout/basket-link.tsx').then(({ BasketEntry }) => ({ default: BasketEntry })),
)

export interface MenuDrawerProps {
  /** The current path; its entry is marked. */
  readonly path: string
  readonly onClose: () => void
}

/** The side drawer. Without a menu from the server it shows Home only (OQ-132). */
export function MenuDrawer({ path, onClose }: MenuDrawerProps) {
  const { portal } = usePortal()
  const member = useResource((resources) => resources.member)
  const menu = useResource((resources) => resources.menu)
  const name = member.is === 'ready' ? member.value : undefined
  const entries = menuEntries(menu.is === 'ready' ? menu.value : [])

  const logOut = () => {
    onClose()
    portal.send({ type: 'logout.requested' })
  }

  return (
    <Drawer
      title={shellMessages.welcome(name)}
      closeLabel={shellMessages.ours.closeMenu}
      onClose={onClose}
    >
      <Link href={paths.account} onClick={onClose}>
        {shellMessages.yourAccount}
      </Link>
      <DrawerAction onClick={logOut}>{shellMessages.logout}</DrawerAction>
      <OptionalPart waiting={null} missing={null}>
        <BasketEntry onClick={onClose} />
      </OptionalPart>
      <DrawerMenu label={shellMessages.ours.mainMenu}>
        {entries.map((entry) => (
          <Link
            key={entry.id}
            href={entry.path}
            aria-current={isEntryShown(entry, path) ? 'page' : undefined}
            onClick={onClose}
          >
            {entry.name}
          </Link>
        ))}
      </DrawerMenu>
    </Drawer>
  )
}
