/** The first script where there is nothing to request early: at the login, and where no server is behind the page. */
import { watchApplication } from './watch.ts'

watchApplication()
