import type { ReactNode } from 'react'
import { GainFigure } from '../figure/figure.tsx'
import { box } from '../page/box.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import './offer.css'

export const Offers = /* @__PURE__ */ box('offers', 'ul')

export interface OfferProps {
  /** The gain on the stub: '12%', '£15.00'. Empty if unknown. */
  readonly gain?: string | undefined
  readonly title: string
  /** The full title, if `title` is shortened. The title is then a button that opens it as a tooltip. */
  readonly fullTitle?: string | undefined
  readonly detail?: ReactNode
  readonly note?: ReactNode
  /** The button. Its name includes the offer, since a page shows several. */
  readonly children: ReactNode
}

/** A coupon: the gain on the stub, the text, the button. */
export function Offer({ gain, title, fullTitle, detail, note, children }: OfferProps) {
  return (
    <li className="offer">
      <p className="offer-stub">{gain && <GainFigure>{gain}</GainFigure>}</p>
      <div className="offer-text">
        {fullTitle === undefined ? (
          <h3>{title}</h3>
        ) : (
          <Tooltip text={fullTitle}>
            {(control) => (
              <h3>
                <button type="button" className="offer-title" {...control}>
                  {title}
                </button>
              </h3>
            )}
          </Tooltip>
        )}
        {detail && <p>{detail}</p>}
        {note}
      </div>
      <div className="offer-action">{children}</div>
    </li>
  )
}
