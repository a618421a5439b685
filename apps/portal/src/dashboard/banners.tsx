import { pictureViews } from '@save/domain/dashboard'
import { whenIdle } from '@save/ui/quiet'
import { lazy } from 'react'
import { OptionalPart } from '../portal/optional-part.tsx'
import { useResource } from '../portal/resources.tsx'
import { BannerPlace } from './banner-place.tsx'

/** The first banner is shown at once; the slider loads after the rest of the dashboard. */
const BannerCarousel = lazy(async () => {
  await whenIdle()
  const { BannerCarousel } = await import('./banner-carousel.tsx')
  return { default: BannerCarousel }
})

/** The carousel. Shows nothing if there are no banners or they fail to load (OQ-050). */
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
