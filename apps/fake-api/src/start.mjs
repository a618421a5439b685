/**
 * Starts the server. It is JavaScript, so that it can switch on Node's cache of compiled TypeScript before the first
 * file is read: the next start is twice as fast.
 */
import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('./server.ts')
