import type { Member } from '../member/index.ts'
import { nameOf } from '../member/index.ts'

export const shellMessages = {
  title: 'Save - Member Home',
  /**
   * 'Welcome {name}!', or 'Welcome!' for a member whom we haven't read, or who has neither name nor email (SHELL-16,
   * OQ-020).
   */
  welcome: (member: Member | undefined): string => {
    const name = member && nameOf(member)
    return name === undefined ? 'Welcome!' : `Welcome ${name}!`
  },
  home: 'Home',
  yourAccount: 'Your Account',
  logout: 'Logout',
  help: 'Help',
  termsAndConditions: 'T&CS',
  contact: 'Contact',
  poweredBy: 'Powered by Save',
  search: 'Search',
  ours: {
    productName: 'Save',
    loginWall: 'Get something back when you spend.',
    offline: 'You’re offline. Anything you’ve typed is still here.',
    screenLost: 'We couldn’t open that page. Anything you’ve typed is still here.',
    opening: 'Opening the page...',
    menu: 'Menu',
    closeMenu: 'Close menu',
    mainMenu: 'Main menu',
    skipToContent: 'Skip to main content',
    availableBalance: 'Available balance',
    /** The link to support in a page's help. */
    askUs: 'Ask us a question',
    loggingOut: 'Logging you out...',
    logoutFailed: 'We couldn’t log you out. You’re still logged in.',
    logoutUnknown: 'We don’t know if you’re logged out. Try again.',
    dismiss: 'Dismiss',
    toDashboard: 'Go to the dashboard',
    brokenConfiguration:
      'This page isn’t set up correctly and can’t start. Tell your employer’s support team:',
  },
} as const
