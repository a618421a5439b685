import { logoPicture } from '../testing/pictures.ts'
import { Voucher, Vouchers } from './voucher.tsx'

export const examples = {
  'a group': (
    <Vouchers>
      <Voucher
        href="#a"
        name="Plumfield Grocers"
        image={logoPicture('P', '#5a2a52')}
        gain="5.00%"
      />
      <Voucher
        href="#b"
        name="Loomhaven"
        image={logoPicture('loom', '#2c4c7e', 240, 80)}
        gain="8.00%"
      />
      <Voucher href="#c" name="Ferrystone Coffee" gain="10.00%" />
      <Voucher
        href="#d"
        name="Wetherby, Ollerenshaw & Fotheringham Country Outfitters Ltd"
        image={logoPicture('W', '#7a2f22')}
        gain="12.25%"
      />
    </Vouchers>
  ),
}
