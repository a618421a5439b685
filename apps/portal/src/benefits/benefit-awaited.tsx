import { choiceMessages } from '@save/domain/benefits'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { Passbook } from '@save/ui/passbook'
import { Spread, Stack } from '@save/ui/section'
import { Skeleton } from '@save/ui/skeleton'
import type { ReactNode } from 'react'

export interface BenefitAwaitedProps {
  /** The way back, which is there meanwhile. */
  readonly back: ReactNode
}

/** A benefit that is on its way, in the shape of what comes. */
export const BenefitAwaited = ({ back }: BenefitAwaitedProps) => (
  <Page busy>
    <Wrap>
      <PageHead title={choiceMessages.ours.loading} back={back} />
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
