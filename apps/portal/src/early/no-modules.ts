/** A plain script that only runs in browsers without modules. */
import { sayTooOld } from './too-old.ts'

sayTooOld()
