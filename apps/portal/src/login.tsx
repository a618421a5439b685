/**
 * The application of the login page: it hydrates the form that is already in the page, and keeps its focus and text. It
 * needs neither router nor root machine, since a login opens another document.
 */
// First: this sheet sets the order of the layers.
import './main.css'

import { serverSession } from '@save/api-adapter/http/session'
import { hydrateRoot } from 'react-dom/client'
import { dropCachedPages } from './host/bfcache-pages.ts'
import { startPage } from './host/start-page.tsx'
import { LoginScreen } from './session/login-screen.tsx'

startPage((container) => {
  // Also covers a logout in another tab that opened this page.
  dropCachedPages()
  const browser = {
    goTo: (href: string) => location.assign(href),
    reload: () => location.reload(),
  }
  hydrateRoot(container, <LoginScreen session={serverSession()} browser={browser} />)
})
