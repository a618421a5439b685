import { logoPicture } from '../testing/pictures.ts'
import { Logo, LogoLink } from './logo.tsx'

export const examples = {
  'our own': <Logo name="Save" />,
  'as a link': <LogoLink name="Save" href="#home" />,
  'an employer’s, wide': (
    <LogoLink name="Northmere" href="#home" image={logoPicture('Northmere', '#163a63', 320, 60)} />
  ),
  'an employer’s, square': (
    <LogoLink name="Pell" href="#home" image={logoPicture('P', '#7a2f22')} />
  ),
  'an employer’s, tall': (
    <LogoLink name="Tarn" href="#home" image={logoPicture('T', '#3f7f62', 60, 120)} />
  ),
}
