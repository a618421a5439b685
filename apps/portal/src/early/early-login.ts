/**
 * The first script of the login page. It asks for nothing, and holds a login that is sent before the
 * application is there.
 */
import { holdLogin } from '../session/held-login.ts'
import { watchApplication } from './watch.ts'

holdLogin()
watchApplication()
