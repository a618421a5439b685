import { type ReactNode, useState } from 'react'
import { FarPicture } from '../far-picture/far-picture.tsx'
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
  /** When it is far down, load it once the page is quiet: the first screen comes first. */
  readonly far?: boolean | undefined
}

/** Any logo, of any shape, on an equal white plate. It has no name: one is beside it. */
export function Stamp({
  image,
  size = 'm',
  glyph = <GiftIcon />,
  eager = false,
  far = false,
}: StampProps) {
  const [missing, setMissing] = useState<string>()
  const className = size === 'm' ? 'stamp' : `stamp stamp-${size}`
  if (!image || image === missing)
    return <span className={`${className} stamp-glyph`}>{glyph}</span>
  const picture = {
    className,
    src: image,
    width: sizes[size],
    height: sizes[size],
    onError: () => setMissing(image),
  }
  if (far) return <FarPicture {...picture} alt="" />
  return <img {...picture} alt="" loading={eager ? undefined : 'lazy'} decoding="async" />
}
