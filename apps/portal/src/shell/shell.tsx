import { paths, shellMachine, shellMessages } from '@save/domain/shell'
import { SkipLink } from '@save/ui/link'
import { Logo } from '@save/ui/logo'
import { MenuButton, TopBar } from '@save/ui/top-bar'
import { Outlet } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { HelpSlot } from '../help/help-slot.tsx'
import { useConfiguration, usePortal } from '../portal/use-portal.ts'
import { useOneMember } from '../session/use-one-member.ts'
import { ConnectionSlot } from './connection-slot.tsx'
import { OverlaysWhenNeeded } from './overlays-when-needed.tsx'
import { ShellFooter } from './shell-footer.tsx'
import { TopBalance } from './top-balance.tsx'
import { TopSearch } from './top-search.tsx'
import { usePathEvents } from './use-path-events.ts'
import { useSearchShortcut } from './use-search-shortcut.ts'

/** The frame around every screen except the login: bar, drawer, help, footer, and the overlays. */
export const Shell = () => (
  <ShellFrame>
    <Outlet />
  </ShellFrame>
)

export function ShellFrame({ children }: { readonly children: ReactNode }) {
  const { browser } = usePortal()
  const { memberLogoLink } = useConfiguration()
  const [machine] = useState(() => shellMachine(browser))
  const shell = useActorRef(machine)
  const path = usePathEvents(shell)
  useOneMember()
  useSearchShortcut()
  const isMenuOpen = useSelector(shell, (snapshot) => snapshot.matches({ drawer: 'open' }))
  useCover(isMenuOpen)

  return (
    <>
      <SkipLink to="main">{shellMessages.ours.skipToContent}</SkipLink>
      <TopBar>
        <Logo name={shellMessages.ours.productName} image={memberLogoLink} href={paths.dashboard} />
        <TopSearch shell={shell} path={path} />
        <TopBalance />
        <MenuButton
          label={shellMessages.ours.menu}
          expanded={isMenuOpen}
          onClick={() => shell.send({ type: 'menu.opened' })}
        />
      </TopBar>
      <HelpSlot shell={shell} path={path} />
      {children}
      <ShellFooter />
      <ConnectionSlot />
      <OverlaysWhenNeeded
        path={path}
        isMenuOpen={isMenuOpen}
        onMenuClosed={() => shell.send({ type: 'menu.closed' })}
      />
    </>
  )
}

/** While the menu covers the page, the page can't report anything. */
function useCover(isMenuOpen: boolean): void {
  const { outcomes } = usePortal().portal.getSnapshot().context
  useLayoutEffect(() => {
    if (!isMenuOpen) return
    outcomes.send({ type: 'menu.opened' })
    return () => outcomes.send({ type: 'menu.closed' })
  }, [outcomes, isMenuOpen])
}
