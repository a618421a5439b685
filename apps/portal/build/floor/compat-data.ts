import { createRequire } from 'node:module'
import type { Feature } from './compat.ts'

type Features = Readonly<Record<string, Feature>>

interface CompatData {
  readonly api: Features
  readonly css: Features
  readonly javascript: Readonly<Record<string, Features>>
}

/** Read on demand: an import would load all of it with the build's configuration. */
export const compatData: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')
