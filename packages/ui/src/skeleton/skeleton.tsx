import type { PropsWithChildren, ReactNode } from 'react'
import { box } from '../page/box.tsx'
import '../picture/picture.css'
import '../promo/promo.css'
import '../promo/tile.css'
import type { SectionProps } from '../page/page.tsx'
import './skeleton.css'

/** Says what is loading: always shown, and announced. */
export const Loading = ({ children }: { readonly children: ReactNode }) => (
  <p className="muted" role="status">
    {children}
  </p>
)

/**
 * The placeholder for something that is loading, shown only after a moment, since it would flicker on a fast network.
 * It is in the page from the start, with its size and text.
 */
export const AfterABeat = /* @__PURE__ */ box('after-a-beat')

export type Shape =
  | 'line'
  | 'heading'
  | 'figure'
  | 'stamp'
  | 'stamp-l'
  | 'stamp-xl'
  | 'banner'
  | 'tile'
  | 'note'

/** A placeholder in the shape of the content. Screen readers skip it, since `Loading` has the text. */
export const Skeleton = ({ shape }: { readonly shape: Shape }) => (
  <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />
)

type Count = { readonly count: number }

export const SkeletonTiles = ({ count }: Count) => (
  <ul className="tiles" aria-hidden="true">
    {times(
      count,
      <div className="tile">
        <span className="tile-art">
          <Skeleton shape="tile" />
        </span>
        <span className="skeleton skeleton-line skeleton-name" />
      </div>,
    )}
  </ul>
)

export const SkeletonRows = ({ count }: Count) => (
  <ul className="rows" aria-hidden="true">
    {times(
      count,
      <span className="rows-link">
        <Skeleton shape="stamp" />
        <Skeleton shape="line" />
      </span>,
    )}
  </ul>
)

export const SkeletonVouchers = ({ count }: Count) => (
  <ul className="vouchers" aria-hidden="true">
    {times(count, <Skeleton shape="note" />)}
  </ul>
)

/** A section that is loading: a bar for its heading, followed by its placeholders. */
export const SkeletonSection = ({
  within = false,
  children,
}: PropsWithChildren<Pick<SectionProps, 'within'>>) => (
  <div className={within ? undefined : 'section'} aria-hidden="true">
    <div className="section-head skeleton-head">
      <Skeleton shape="heading" />
    </div>
    {children}
  </div>
)

/** Repeats a placeholder. The copies never change their order. */
export const times = (count: number, piece: ReactNode, className?: string) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are alike and never move
    <li key={index} className={className}>
      {piece}
    </li>
  ))
