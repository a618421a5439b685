/** The first script where no server is behind the page: it has nothing to ask early. */
import { watchApplication } from './watch.ts'

watchApplication()
