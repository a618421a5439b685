import { sessionMessages } from '@save/domain/session'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { Loading } from '@save/ui/skeleton'
import type { ReactNode } from 'react'

export interface CheckedPageProps {
  readonly heading: string
  readonly back?: ReactNode
  /** Skeletons in the shape of the content. */
  readonly children: ReactNode
}

/** A wallet page while the server checks the member's identity: it shows none of their data. */
export const CheckedPage = ({ heading, back, children }: CheckedPageProps) => (
  <Page busy>
    <Wrap>
      <PageHead title={heading} back={back}>
        <Loading>{sessionMessages.ours.checking}</Loading>
      </PageHead>
      {children}
    </Wrap>
  </Page>
)
