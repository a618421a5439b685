import { Combos } from '../combo/combo.tsx'
import { scenePicture } from '../testing/pictures.ts'
import { Advert } from './advert.tsx'

export const examples = {
  'a picture and words': (
    <Combos>
      <Advert
        image={scenePicture('#b7532f')}
        description="Autumn hampers"
        href="#hampers"
        caption="Advertisement"
      />
      <Advert image={scenePicture('#133a63')} description="Paper gliders" caption="Advertisement" />
    </Combos>
  ),
  'a strip': (
    <Advert
      strip
      image={scenePicture('#3f7f62', 750, 300)}
      description="Paper gliders for every garden"
      href="#gliders"
      caption="Advertisement"
    />
  ),
  'a strip without a link': (
    <Advert
      strip
      image={scenePicture('#3f7f62', 1200, 150)}
      description="Paper gliders for every garden, from the hills to the sea"
      caption="Advertisement"
    />
  ),
}
