import { documentPages, paths, shellMessages } from '@save/domain/shell'
import { Footer } from '@save/ui/footer'
import { Link } from '@save/ui/link'

/** Help and terms are documents of the host, contact is a screen (SHELL-22 to SHELL-25). */
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
