import { filterModes } from './filter-modes.ts'
import { niNumber } from './ni-number.ts'
import { paging } from './paging.ts'
import { payslip } from './payslip.ts'
import { salarySacrifice } from './salary-sacrifice.ts'
import { slug } from './slug.ts'
import type { TryIt } from './try-it.ts'
import { voucherAmountOfRange } from './voucher-amount.ts'
import { withdrawalRange } from './withdrawal-range.ts'

/** The rules that people argue about. */
export const tries: readonly TryIt[] = [
  salarySacrifice,
  payslip,
  niNumber,
  withdrawalRange,
  voucherAmountOfRange,
  filterModes,
  slug,
  paging,
]
