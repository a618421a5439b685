import { useState } from 'react'
import defaultImage from './default-image.svg'
import './picture.css'

const sizes = { m: 48, l: 72, xl: 96 }

export type StampProps = {
  /** The logo's address. If missing or not loadable, we show the default image. */
  readonly image?: string | undefined
  readonly size?: keyof typeof sizes | undefined
  /** Loads it at once, since it is in the first screenful. */
  readonly eager?: boolean | undefined
  /** Below the first screen: not loaded while the page starts (see picture.css). */
  readonly far?: boolean | undefined
}

/**
 * Any logo, of any shape, on a white plate of the same size. It has no accessible name, since the name is beside it.
 */
export function Stamp({ image, size = 'm', eager = false, far = false }: StampProps) {
  const [missing, setMissing] = useState<string>()
  const isDefault = !image || image === missing
  return (
    <img
      className={['stamp', size !== 'm' && `stamp-${size}`, isDefault && 'stamp-default']
        .filter(Boolean)
        .join(' ')}
      src={image || defaultImage}
      alt=""
      width={sizes[size]}
      height={sizes[size]}
      loading={eager || !image ? undefined : 'lazy'}
      decoding="async"
      data-far={far && image ? '' : undefined}
      onError={() => setMissing(image)}
    />
  )
}

export type FarPictureProps = {
  readonly src: string
  /** Its real size, to reserve its space. */
  readonly width: number
  readonly height: number
}

/** A picture below the first screen. It has no accessible name, since the text beside it says it all. */
export const FarPicture = (picture: FarPictureProps) => (
  <img {...picture} alt="" loading="lazy" decoding="async" data-far="" />
)
