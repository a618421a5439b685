/** The first script where no server is behind the page: there is nothing to request early. */
import { watchApplication } from './watch.ts'

watchApplication()
