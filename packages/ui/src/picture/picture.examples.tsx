import { logoPicture } from '../testing/pictures.ts'
import { Logo } from './logo.tsx'
import { Stamp } from './picture.tsx'

export const examples = {
  square: <Stamp image={logoPicture('F', '#163a63')} />,
  wide: <Stamp image={logoPicture('Fernhill', '#0f4a34', 320, 60)} size="l" />,
  tall: <Stamp image={logoPicture('T', '#7a2f22', 60, 160)} size="xl" />,
  'without a picture': <Stamp />,
  'with a picture that is missing': <Stamp image="data:image/png;base64,AA==" eager />,
  'logo: our own': <Logo name="Save" />,
  'logo: as a link': <Logo name="Save" href="#home" />,
  'logo: an employer’s, wide': (
    <Logo name="Northmere" href="#home" image={logoPicture('Northmere', '#163a63', 320, 60)} />
  ),
  'logo: an employer’s, tall': (
    <Logo name="Tarn" href="#home" image={logoPicture('T', '#3f7f62', 60, 120)} />
  ),
}
