import type { ComponentProps } from 'react'
import { leaveFar } from './leave-far.ts'
import './far-picture.css'

export type FarPictureProps = Omit<ComponentProps<'img'>, 'loading' | 'decoding' | 'ref'> & {
  readonly src: string
  readonly alt: string
  /** Its real size reserves its place. */
  readonly width: number
  readonly height: number
}

/**
 * A picture that does not compete with the first screen. A browser's own lazy loading fetches
 * everything within three screens at once, which on most pages is everything.
 */
export const FarPicture = ({ alt, ...picture }: FarPictureProps) => (
  <img {...picture} alt={alt} loading="lazy" decoding="async" ref={leaveFar} />
)
