import { documentPages, paths, shellMessages } from '@save/domain/shell'
import { Link } from '@save/ui/link'
import { Footer } from '@save/ui/page'

/** Help and terms are documents of the host; contact is a screen (SHELL-22 to SHELL-25). */
export const ShellFooter = () => (
  <Footer note={shellMessages.poweredBy}>
    <Link reload href={documentPages.faq}>
      {shellMessages.help}
    </Link>
    <Link reload href={documentPages.termsAndConditions}>
      {shellMessages.termsAndConditions}
    </Link>
    <Link href={paths.contact}>{shellMessages.contact}</Link>
  </Footer>
)
