import { scenePicture } from '../testing/pictures.ts'
import { Combo, Combos } from './combo.tsx'

export const examples = {
  'with a link, and without': (
    <Combos>
      <Combo
        image={scenePicture('#3f7f62')}
        description="Earn at two garden shops in the same week and both pay their top rate."
        href="#garden"
      />
      <Combo image={scenePicture('#8fb9d0')} description="Book a stay and the journey to it." />
    </Combos>
  ),
}
