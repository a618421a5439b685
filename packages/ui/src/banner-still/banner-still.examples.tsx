import { bannerPicture } from '../testing/pictures.ts'
import { BannerStill } from './banner-still.tsx'

export const examples = {
  'the first picture': <BannerStill image={bannerPicture('Kites', '#133a63')} />,
  'not known yet': <BannerStill />,
}
