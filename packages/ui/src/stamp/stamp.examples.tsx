import { logoPicture } from '../testing/pictures.ts'
import { Stamp } from './stamp.tsx'

export const examples = {
  square: <Stamp image={logoPicture('F', '#163a63')} />,
  wide: <Stamp image={logoPicture('Fernhill', '#0f4a34', 320, 60)} size="l" />,
  tall: <Stamp image={logoPicture('T', '#7a2f22', 60, 160)} size="xl" />,
  'without a picture': <Stamp />,
  'without a picture, large': <Stamp size="l" />,
  'with a picture that is missing': <Stamp image="data:image/png;base64,AA==" eager />,
}
