/** Runs as a plain script, and only in browsers that know no modules. */
import { sayTooOld } from './too-old.ts'

sayTooOld()
