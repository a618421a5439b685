import { filterModes } from './filter-modes.ts'
import { niNumber } from './ni-number.ts'
import { paging } from './paging.ts'
import { payslip } from './payslip.ts'
import { salarySacrifice } from './salary-sacrifice.ts'
import { slug } from './slug.ts'
import { type Answer, type TryIt, type Typed, textIn, unreadable } from './try-it.ts'
import { voucherAmountOfRange } from './voucher-amount.ts'
import { withdrawalRange } from './withdrawal-range.ts'

/** The rules that people argue about. */
const rules: readonly TryIt[] = [
  salarySacrifice,
  payslip,
  niNumber,
  withdrawalRange,
  voucherAmountOfRange,
  filterModes,
  slug,
  paging,
]

/** A table of cases may say anything where the panel offers a choice: only its words are read. */
export const tries: readonly TryIt[] = rules.map((rule) => ({
  ...rule,
  answer: (typed) => unknownChoice(rule, typed) ?? rule.answer(typed),
}))

function unknownChoice({ fields }: TryIt, typed: Typed): Answer | undefined {
  const wrong = fields.find(
    ({ name, options }) => options !== undefined && !options.includes(textIn(typed, name)),
  )
  return wrong && unreadable(wrong.name, `one of these: ${wrong.options?.join(', ')}`)
}
