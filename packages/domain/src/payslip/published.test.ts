import { check } from '../testing/check.ts'
import {
  charteredInstitute,
  deloitte,
  myTakeHome,
  repayments,
  scottishParliament,
} from './published.table.ts'

check(charteredInstitute)
check(scottishParliament)
check(deloitte)
check(myTakeHome)
check(repayments)
