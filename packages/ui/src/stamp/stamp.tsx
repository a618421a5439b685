import { type ReactNode, useState } from 'react'
import { GiftIcon } from '../icon/icon.tsx'
import './stamp.css'

const sizes = { m: 48, l: 72, xl: 96 }

export type StampProps = {
  /** The logo's address. Without one, or when it can't be loaded, the glyph takes its place. */
  readonly image?: string | undefined
  readonly size?: keyof typeof sizes | undefined
  readonly glyph?: ReactNode
  /** Load it at once: it is in the first screenful. */
  readonly eager?: boolean | undefined
}

/** Any logo, of any shape, on an equal white plate. It has no name: one stands beside it. */
export function Stamp({ image, size = 'm', glyph = <GiftIcon />, eager = false }: StampProps) {
  const [missing, setMissing] = useState<string>()
  const className = size === 'm' ? 'stamp' : `stamp stamp-${size}`
  if (!image || image === missing)
    return <span className={`${className} stamp-glyph`}>{glyph}</span>
  return (
    <img
      className={className}
      src={image}
      alt=""
      width={sizes[size]}
      height={sizes[size]}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      onError={() => setMissing(image)}
    />
  )
}
