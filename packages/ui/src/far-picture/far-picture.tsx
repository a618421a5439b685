import type { ComponentProps } from 'react'
import { leaveFar } from './leave-far.ts'
import './far-picture.css'

export type FarPictureProps = Omit<ComponentProps<'img'>, 'loading' | 'decoding' | 'ref'> & {
  readonly src: string
  readonly alt: string
  /** Its place is kept by its true measures. */
  readonly width: number
  readonly height: number
}

/**
 * A picture that does not take the line from the first screen. A browser's own lazy loading fetches at
 * once whatever is within three screens, which on most pages is all there is.
 */
export const FarPicture = ({ alt, ...picture }: FarPictureProps) => (
  <img {...picture} alt={alt} loading="lazy" decoding="async" ref={leaveFar} />
)
