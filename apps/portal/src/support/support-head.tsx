import { supportLinks, supportMessages } from '@save/domain/support'
import { BackLink } from '@save/ui/link'
import { PageHead } from '@save/ui/page'

/** The thank-you has its own heading. */
export const SupportHead = ({ title }: { readonly title?: string }) => (
  <PageHead
    title={title}
    back={<BackLink href={supportLinks.back}>{supportMessages.back}</BackLink>}
  />
)
