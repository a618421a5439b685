/**
 * The first script of the login page. It makes no requests, and holds a login that is sent before
 * the application has loaded.
 */
import { holdLogin } from '../session/held-login.ts'
import { watchApplication } from './watch.ts'

holdLogin()
watchApplication()
