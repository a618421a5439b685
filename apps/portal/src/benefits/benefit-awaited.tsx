import { choiceMessages } from '@save/domain/benefits'
import { BackLink } from '@save/ui/back-link'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { Passbook } from '@save/ui/passbook'
import { Spread, Stack } from '@save/ui/section'
import { Skeleton } from '@save/ui/skeleton'

export interface BenefitAwaitedProps {
  /** Where the way back leads meanwhile. */
  readonly back: string
}

/** A benefit that is on its way, in the shape of what comes. */
export const BenefitAwaited = ({ back }: BenefitAwaitedProps) => (
  <Page busy>
    <Wrap>
      <PageHead
        title={choiceMessages.ours.loading}
        back={<BackLink href={back}>{choiceMessages.ours.back}</BackLink>}
      />
      <Spread>
        <Stack>
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </Stack>
        <Passbook label={choiceMessages.ours.loading} short>
          <Skeleton shape="line" />
          <Skeleton shape="figure" />
        </Passbook>
      </Spread>
    </Wrap>
  </Page>
)
