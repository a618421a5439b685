import { Figure } from './figure.tsx'

export const examples = {
  plain: <Figure>£1,284.60</Figure>,
  'ruled off': <Figure ruled>£1,284.60</Figure>,
  'as a link': <Figure href="#account">£1,284.60</Figure>,
  'long figure': <Figure ruled>£12,345,678.90</Figure>,
  'words in its place': <Figure words>Reading your balance...</Figure>,
  nothing: <Figure ruled>£0.00</Figure>,
}
