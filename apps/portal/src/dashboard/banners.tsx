import { pictureViews } from '@save/domain/dashboard'
import { lazy } from 'react'
import { OptionalPart } from '../portal/optional-part.tsx'
import { useResource } from '../portal/use-resource.ts'
import { BannerPlace } from './banner-place.tsx'

const BannerCarousel = lazy(() =>
  import('./banner-carousel.tsx').then(({ BannerCarousel }) => ({ default: BannerCarousel })),
)

/** The carousel; without banners, or when they can't be had, there is none (OQ-050). */
export function Banners() {
  const banners = useResource((resources) => resources.banners)
  if (banners.is === 'loading') return <BannerPlace />
  const pictures = banners.is === 'ready' ? pictureViews(banners.value) : []
  if (pictures.length === 0) return null
  const still = <BannerPlace first={pictures[0]} />
  return (
    <OptionalPart waiting={still} missing={still}>
      <BannerCarousel pictures={pictures} />
    </OptionalPart>
  )
}
