import { accountMessages } from '@save/domain/account'
import { withdrawalLinks, withdrawalMessages } from '@save/domain/withdrawal'
import { BackLink } from '@save/ui/back-link'
import { PageHead } from '@save/ui/page'
import type { ReactNode } from 'react'

export const BankHead = ({ children }: { readonly children?: ReactNode }) => (
  <PageHead
    title={withdrawalMessages.ours.heading}
    back={<BackLink href={withdrawalLinks.cancel}>{accountMessages.ours.back}</BackLink>}
  >
    {children}
  </PageHead>
)
