/** The identity check before a wallet page (CHALLENGE-01 to CHALLENGE-03, CHALLENGE-05 to CHALLENGE-07). */
import { withoutLastSlashes } from '../kernel/index.ts'
import { documentPages, type PageConfiguration, paths } from '../shell/index.ts'

/** The pages with a check: whole paths below the base (OQ-027, OQ-129). */
const walletPages: readonly string[] = [
  paths.account,
  paths.withdrawViaBank,
  paths.checkout,
  paths.editAccount,
].map((path) => path.toLowerCase())

/** Ignores letter case and a trailing slash (CHALLENGE-02). */
export const isWalletPage = (path: string): boolean =>
  walletPages.includes(withoutLastSlashes(path.toLowerCase()))

/** Only an explicit 'False' from the host switches the check off (OQ-010). */
export const isCheckNeeded = (path: string, configuration: PageConfiguration): boolean =>
  isWalletPage(path) && configuration.reAuthentication !== 'False'

/**
 * The page that checks the member's identity and returns to `address`: pathname with the base, and query (CHALLENGE-05
 * to CHALLENGE-07, OQ-009, OQ-013).
 */
export function challengeHref(address: string, configuration: PageConfiguration): string {
  const { memberChallenge, oidcChallenge } = documentPages
  const page = configuration.localLogout === 'True' ? memberChallenge : oidcChallenge
  return `${page}?redirectUrl=${encodeURIComponent(address)}`
}
