import type { ReactNode } from 'react'
import { FarPicture } from '../far-picture/far-picture.tsx'
import { Link } from '../link/link.tsx'
import './combo.css'

export const Combos = ({ children }: { readonly children: ReactNode }) => (
  <div className="combos">{children}</div>
)

export type ComboProps = {
  /** A picture, five wide and three high. */
  readonly image: string
  readonly description: string
  /** Without it the offer is shown, and leads nowhere. */
  readonly href?: string | undefined
  readonly reload?: boolean | undefined
}

/** A picture and what is offered together. */
export const Combo = ({ image, description, href, reload }: ComboProps) => (
  <div className="combo">
    <FarPicture src={image} alt="" width={480} height={288} />
    <p>
      {href === undefined ? (
        description
      ) : (
        <Link href={href} reload={reload}>
          {description}
        </Link>
      )}
    </p>
  </div>
)
