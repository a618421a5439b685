/**
 * The application of the login page: it comes to life in the form that stands in the page already,
 * and keeps what was typed there meanwhile, and the focus. Neither the router nor the root machine
 * is here, since a login ends with another document.
 */
// First of all: this sheet names the order of the layers.
import './main.css'

import { serverSession } from '@save/api-adapter/http/session'
import { hydrateRoot } from 'react-dom/client'
import { startPage } from './host/start-page.tsx'
import { windowMoves } from './portal/window-moves.ts'
import { LoginScreen } from './session/login-screen.tsx'

startPage((place) => {
  hydrateRoot(place, <LoginScreen session={serverSession()} browser={windowMoves} />)
})
