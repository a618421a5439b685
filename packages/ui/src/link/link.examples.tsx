import { BackLink, GoLink, GoText, Link, SkipLink } from './link.tsx'

export const examples = {
  'in a sentence': (
    <p>
      To earn more, <Link href="#more">continue shopping</Link> at another retailer.
    </p>
  ),
  'a full load of the page': (
    <Link href="#faq" reload>
      Help
    </Link>
  ),
  'go link: a link': <GoLink href="#statement">Open</GoLink>,
  'go link: to another tab': (
    <GoLink href="https://example.com/" newTab="(opens in a new tab)">
      Visit the supplier
    </GoLink>
  ),
  'go link: words inside something that is a link': <GoText>Open</GoText>,
  'back link: above a heading': <BackLink href="#account">My Account</BackLink>,
  'back link: at the end of a form': (
    <BackLink href="#account" arrow={false}>
      Cancel
    </BackLink>
  ),
  'skip link: hidden until it has the focus': (
    <>
      <SkipLink to="below">Skip to the words below</SkipLink>
      <p id="below" tabIndex={-1}>
        Press Tab to see it.
      </p>
    </>
  ),
}
