import { wordsAndFigure } from '../figure/figure-text.ts'
import './gain.css'

export type GainProps = {
  /** Words and, last, the figure: 'Up to 7.5%'. It is read aloud as one string. */
  readonly children: string
  readonly large?: boolean | undefined
}

/** What the member keeps, signed with its corner. */
export function Gain({ children, large = false }: GainProps) {
  const [words, figure] = wordsAndFigure(children)
  return (
    <span className={large ? 'gain gain-l' : 'gain'} key={children}>
      {words}
      <b translate="no">{figure}</b>
    </span>
  )
}

/** The same signature on a figure in a column or a sentence, in its size. */
export const GainFigure = ({ children }: { readonly children: string }) => (
  <span className="gain-figure" translate="no">
    {children}
  </span>
)
