/** Runs on every implementation of the ports. */

import { accountContract } from '../account/account.contract.ts'
import { benefitsContract } from '../benefits/benefits.contract.ts'
import { choiceOrdersContract } from '../benefits/choice-orders.contract.ts'
import { checkoutContract } from '../checkout/checkout.contract.ts'
import { dashboardContract } from '../dashboard/dashboard.contract.ts'
import { helpContract } from '../help/help.contract.ts'
import { memberContract } from '../member/member.contract.ts'
import { readingContract } from '../reading/reading.contract.ts'
import { retailersContract } from '../retailers/retailers.contract.ts'
import { searchContract } from '../search/search.contract.ts'
import { sessionContract } from '../session/session.contract.ts'
import { shellContract } from '../shell/shell.contract.ts'
import { statementsContract } from '../statements/statements.contract.ts'
import { supportContract } from '../support/support.contract.ts'
import type { Binding } from '../testing/binding.ts'
import { vouchersContract } from '../vouchers/vouchers.contract.ts'
import { withdrawalContract } from '../withdrawal/withdrawal.contract.ts'

export type { Binding } from '../testing/binding.ts'

export function everyContract(binding: Binding): void {
  readingContract(binding)
  sessionContract(binding)
  memberContract(binding)
  shellContract(binding)
  helpContract(binding)
  dashboardContract(binding)
  retailersContract(binding)
  searchContract(binding)
  statementsContract(binding)
  supportContract(binding)
  benefitsContract(binding)
  choiceOrdersContract(binding)
  accountContract(binding)
  withdrawalContract(binding)
  vouchersContract(binding)
  checkoutContract(binding)
}
