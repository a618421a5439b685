import { sessionMessages } from '@save/domain/session'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { Loading } from '@save/ui/skeleton'
import type { ReactNode } from 'react'

export interface CheckedPageProps {
  readonly heading: string
  /** Skeletons in the shape of what comes. */
  readonly children: ReactNode
}

/** A wallet page while the server is asked whether it is still the member: it shows nothing of theirs. */
export const CheckedPage = ({ heading, children }: CheckedPageProps) => (
  <Page busy>
    <Wrap>
      <PageHead title={heading}>
        <Loading>{sessionMessages.ours.checking}</Loading>
      </PageHead>
      {children}
    </Wrap>
  </Page>
)
