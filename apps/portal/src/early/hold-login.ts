/**
 * An inline script of the login page, which runs before the form can be pressed: it holds a login that is submitted
 * before the application has loaded.
 */
import { holdLogin } from '../session/held-login.ts'

holdLogin()
