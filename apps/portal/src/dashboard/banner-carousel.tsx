import { bannerPolicy, dashboardMessages, type PictureView } from '@save/domain/dashboard'
import { Banner } from '@save/ui/banner'
import { hrefOf } from '../routing/address.ts'

const { ours } = dashboardMessages
const labels = {
  banner: ours.banners,
  slide: ours.goToBanner,
  pause: ours.pause,
  play: ours.play,
}

/** The rotating banners; this module includes the slider and is loaded only where it is shown. */
export const BannerCarousel = ({ pictures }: { readonly pictures: readonly PictureView[] }) => (
  <Banner
    labels={labels}
    interval={bannerPolicy.intervalMs}
    transition={bannerPolicy.transitionMs}
    slides={pictures.map(({ id, image, description, link }) => ({
      id,
      image,
      alt: description,
      href: link && hrefOf(link),
    }))}
  />
)
