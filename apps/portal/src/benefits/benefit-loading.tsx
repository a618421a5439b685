import { benefitsMessages, choiceMessages } from '@save/domain/benefits'
import { Page, PageHead, Spread, Stack, Wrap } from '@save/ui/page'
import { Passbook } from '@save/ui/passbook'
import { Loading, Skeleton } from '@save/ui/skeleton'
import type { ReactNode } from 'react'

export interface BenefitLoadingProps {
  /** The back link, shown while the benefit loads. */
  readonly back: ReactNode
}

/** A benefit while it loads, in the shape of its content. */
export const BenefitLoading = ({ back }: BenefitLoadingProps) => (
  <Page busy>
    <Wrap>
      <PageHead
        title={<span className="visually-hidden">{benefitsMessages.ours.benefits}</span>}
        back={back}
      >
        <Loading>{choiceMessages.ours.loading}</Loading>
      </PageHead>
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
