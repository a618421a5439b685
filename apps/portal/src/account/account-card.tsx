import { accountFacts, accountLinks, accountMessages } from '@save/domain/account'
import type { Member } from '@save/domain/member'
import { Card, CardAction, Facts } from '@save/ui/card'
import { Link } from '@save/ui/link'

export const detailsHeading = 'details'

/** Usually long, so they get their own line. */
const longFacts: readonly string[] = [accountMessages.ours.email, accountMessages.address]

/** The member's details (ACCOUNT-01 to ACCOUNT-06). */
export const AccountCard = ({ member }: { readonly member: Member }) => (
  <Card
    heading={accountMessages.account}
    headingId={detailsHeading}
    href={accountLinks.edit}
    tinted
  >
    <Facts
      facts={accountFacts(member).map((fact) => ({
        ...fact,
        full: longFacts.includes(fact.label),
      }))}
    />
    <CardAction>
      <Link href={accountLinks.edit}>{accountMessages.ours.changeDetails}</Link>
    </CardAction>
  </Card>
)
