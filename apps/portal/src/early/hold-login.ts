/**
 * Stands in the login page itself, so that it runs before the form can be pressed: a login that is sent before the
 * application has loaded is held.
 */
import { holdLogin } from '../session/held-login.ts'

holdLogin()
