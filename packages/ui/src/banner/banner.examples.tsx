import { bannerPicture } from '../testing/pictures.ts'
import { Banner, type Slide } from './banner.tsx'

const slides: readonly Slide[] = [
  {
    id: 1,
    image: bannerPicture('Bring the table home', '#0f4a34'),
    alt: 'Bring the table home',
    href: '#table',
  },
  { id: 2, image: bannerPicture('A weekend by the sea', '#12566e'), alt: 'A weekend by the sea' },
  { id: 3, image: bannerPicture('Kites', '#133a63'), href: '#kites' },
  {
    id: 4,
    image: bannerPicture('Autumn hampers', '#7a2f22'),
    alt: 'Autumn hampers',
    href: '#hampers',
  },
]

export const labels = {
  banner: 'Offers',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
  pause: 'Pause',
  play: 'Play',
}

const banner = (count: number) => (
  <Banner slides={slides.slice(0, count)} interval={5000} transition={1000} labels={labels} />
)

export const alone = /./

export const examples = {
  'four slides': banner(4),
  'one slide': banner(1),
  'no slides: nothing': banner(0),
}
