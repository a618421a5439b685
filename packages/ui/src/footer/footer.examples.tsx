import { Link } from '../link/link.tsx'
import { Footer } from './footer.tsx'

export const alone = true

export const examples = {
  'links and a line': (
    <Footer note="Powered by Save">
      <Link href="#help" reload>
        Help
      </Link>
      <Link href="#terms" reload>
        T&amp;CS
      </Link>
      <Link href="#contact">Contact</Link>
    </Footer>
  ),
}
