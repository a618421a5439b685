import { GoLink, GoText } from './go-link.tsx'

export const examples = {
  'a link': <GoLink href="#statement">Open</GoLink>,
  'words inside something that is a link': <GoText>Open</GoText>,
}
