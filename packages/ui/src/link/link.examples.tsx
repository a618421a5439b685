import { Link } from './link.tsx'

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
}
