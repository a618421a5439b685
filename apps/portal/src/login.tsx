/**
 * The application of the login page: it hydrates the form that is in the page already, and keeps
 * the focus and what was typed there. It needs neither router nor root machine, since a login ends
 * with another document.
 */
// First: this sheet sets the order of the layers.
import './main.css'

import { serverSession } from '@save/api-adapter/http/session'
import { hydrateRoot } from 'react-dom/client'
import { dropLeftPages } from './host/left-pages.ts'
import { startPage } from './host/start-page.tsx'
import { windowMoves } from './portal/window-moves.ts'
import { LoginScreen } from './session/login-screen.tsx'

startPage((place) => {
  // Also for a logout elsewhere that has led here.
  dropLeftPages()
  hydrateRoot(place, <LoginScreen session={serverSession()} browser={windowMoves} />)
})
