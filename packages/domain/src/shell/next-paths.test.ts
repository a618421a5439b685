import { check } from '../testing/check.ts'
import { formPaths } from './next-paths.table.ts'

check(formPaths)
