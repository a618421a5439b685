/** The first script if there is nothing to request early: for the login, and without a server. */
import { watchApplication } from './watch.ts'

watchApplication()
