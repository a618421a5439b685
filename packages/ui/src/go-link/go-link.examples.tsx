import { GoLink, GoText } from './go-link.tsx'

export const examples = {
  'a link': <GoLink href="#statement">Open</GoLink>,
  'to another tab': (
    <GoLink href="https://example.com/" newTab="(opens in a new tab)">
      Visit the supplier
    </GoLink>
  ),
  'words inside something that is a link': <GoText>Open</GoText>,
}
