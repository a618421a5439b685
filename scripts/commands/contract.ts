import { askPassword } from '../contract/ask-password.ts'
import { checkServer } from '../contract/check-server.ts'
import { contractArguments } from '../contract/contract-arguments.ts'
import { isAsAgreed, reportText } from '../contract/server-report.ts'

/** Checks a real server against the read-only part of the contract. */
export async function run(args: readonly string[]): Promise<number> {
  const { origin, email } = contractArguments(args)
  const password = await askPassword(email)
  const report = await checkServer({ origin, email, password })
  console.log(reportText(report))
  return isAsAgreed(report) ? 0 : 1
}
