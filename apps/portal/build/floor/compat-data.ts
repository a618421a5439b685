import { createRequire } from 'node:module'
import type { Feature } from './compat.ts'

type Features = Readonly<Record<string, Feature>>

interface CompatData {
  readonly api: Features
  readonly css: Features
  readonly javascript: Readonly<Record<string, Features>>
}

/** Read as it is asked for: an import would put all of it into the build's own configuration. */
export const compatData: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')
