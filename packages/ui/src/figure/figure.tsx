import { Link } from '../link/link.tsx'
import { headAndTail } from './figure-text.ts'
import './figure.css'

export type FigureProps = {
  /** The whole figure, '£1,284.60'. It stays one string when copied, read aloud or tested. */
  readonly children: string
  /** Rules it off twice: the result of an account. */
  readonly ruled?: boolean | undefined
  /** Where a ruled figure leads. */
  readonly href?: string | undefined
  /** Words in place of the figure, in a line of the same height. */
  readonly words?: boolean | undefined
}

/** A figure of more characters is set smaller, so that it stays on a narrow page. */
const longFigure = 12

/** A balance in large: pounds heavy, pence light. */
export const Figure = ({ children, ruled = false, href, words = false }: FigureProps) => (
  <p className={figureClass(children, words)}>
    {href !== undefined ? (
      <Link className="figure-ruled" href={href}>
        <FigureText>{children}</FigureText>
      </Link>
    ) : (
      <span className={ruled ? 'figure-ruled' : undefined}>
        <FigureText>{children}</FigureText>
      </span>
    )}
  </p>
)

function figureClass(text: string, words: boolean): string {
  if (words) return 'figure figure-words'
  return text.length > longFigure ? 'figure figure-long' : 'figure'
}

/**
 * Replaced as a whole when it changes. A browser that translates the page puts texts of its own in place of React's,
 * and one half of a figure would keep its old value.
 */
function FigureText({ children }: { readonly children: string }) {
  const [pounds, pence] = headAndTail(children)
  return (
    <span key={children} translate={pence ? 'no' : undefined}>
      <span>{pounds}</span>
      {pence && <span className="figure-pence">{pence}</span>}
    </span>
  )
}
