import { BackLink } from './back-link.tsx'

export const examples = {
  'above a heading': <BackLink href="#account">My Account</BackLink>,
  'at the end of a form': (
    <BackLink href="#account" arrow={false}>
      Cancel
    </BackLink>
  ),
}
