/** The first script of the login page, which asks for nothing early. */
import { watchApplication } from './watch.ts'

watchApplication()
