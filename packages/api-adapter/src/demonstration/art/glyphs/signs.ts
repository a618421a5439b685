/** Signs and simple forms. */
import { around, box, disc, drawing, line, oval, ring, shape } from './pen.ts'

const star = (outer: number, inner: number, y = 48) =>
  `M${Array.from({ length: 10 }, (_, place) => {
    const reach = place % 2 ? inner : outer
    const angle = (Math.PI * place) / 5
    return `${Math.round(48 + reach * Math.sin(angle))} ${Math.round(y - reach * Math.cos(angle))}`
  }).join('L')}z`

export const signs = {
  arrows: drawing(
    line('M16 34h52M54 18l16 16-16 16', 'I', 8),
    line('M80 64H28M42 48 26 64l16 16', 'A', 8),
  ),
  bear: drawing(
    disc(26, 30, 13),
    disc(70, 30, 13),
    disc(26, 30, 6, 'A'),
    disc(70, 30, 6, 'A'),
    disc(48, 52, 29),
    oval(48, 60, 13, 10, 'A'),
    disc(38, 45, 3.5, 'G'),
    disc(58, 45, 3.5, 'G'),
    oval(48, 56, 5, 3.5, 'G'),
  ),
  bell: drawing(
    shape('M48 14c16 0 20 14 20 28v12l9 14H19l9-14V42c0-14 4-28 20-28z'),
    disc(48, 75, 8, 'A'),
    line('M36 44c0-8 2-14 6-17', 'G', 4),
  ),
  blocks: drawing(
    box(16, 50, 30, 30, 'I', 3),
    box(50, 50, 30, 30, 'A', 3),
    box(33, 16, 30, 30, 'A', 3),
    disc(48, 31, 8, 'G'),
    disc(31, 65, 8, 'G'),
    disc(65, 65, 8, 'G'),
  ),
  bolt: drawing(shape('M56 8 22 54h22l-6 34 36-50H52z'), disc(74, 74, 7, 'A')),
  bracket: drawing(
    line('M34 22 12 48l22 26M62 22l22 26-22 26', 'I', 9),
    line('M54 20 42 76', 'A', 7),
  ),
  chevrons: drawing(
    shape('M16 20h18l22 28-22 28H16l22-28z'),
    shape('M42 20h18l22 28-22 28H42l22-28z', 'A'),
  ),
  circles: drawing(
    disc(36, 40, 22),
    disc(60, 40, 22, 'A'),
    shape('M48 21.5a22 22 0 0 1 0 37 22 22 0 0 1 0-37z', 'G'),
    disc(48, 70, 12),
  ),
  cross: drawing(shape('M37 14h22v23h23v22H59v23H37V59H14V37h23z'), shape('M59 37h23v22H59z', 'A')),
  cursor: drawing(shape('M26 12l46 40-21 3 12 23-10 5-11-23-16 14z'), disc(72, 28, 8, 'A')),
  eye: drawing(
    shape('M8 48c20-32 60-32 80 0-20 32-60 32-80 0z'),
    disc(48, 48, 17, 'G'),
    disc(48, 48, 11, 'A'),
  ),
  gem: drawing(
    shape('M28 20h40l18 20-38 42L10 40z'),
    shape('M28 20l20 20 20-20z', 'A'),
    shape('M10 40h76L48 82z', 'I'),
    shape('M34 40h28L48 82z', 'A'),
  ),
  grid: drawing(
    ...[18, 40, 62].flatMap((y, row) =>
      [18, 40, 62].map((x, column) =>
        box(x, y, 16, 16, (row * 2 + column) % 3 === 1 ? 'A' : 'I', 3),
      ),
    ),
  ),
  heart: drawing(
    shape('M48 82C20 64 10 50 10 36c0-22 28-26 38-8 10-18 38-14 38 8 0 14-10 28-38 46z'),
    line('M24 38c0-8 5-12 11-12', 'A', 5),
  ),
  keystone: drawing(
    shape('M12 80V48a36 36 0 0 1 72 0v32H66V48a18 18 0 0 0-36 0v32z'),
    shape('M38 10h20l-4 22H42z', 'A'),
  ),
  locket: drawing(
    line('M20 12c4 20 16 26 28 28 12-2 24-8 28-28', 'A', 4),
    shape('M48 86C30 76 22 66 22 56c0-14 18-18 26-6 8-12 26-8 26 6 0 10-8 20-26 30z'),
    disc(48, 62, 5, 'G'),
  ),
  prism: drawing(
    shape('M48 16 82 76H14z'),
    shape('M48 16 60 76H14z', 'A'),
    line('M66 48h22M70 58h18', 'I', 4),
  ),
  ribbon: drawing(
    shape('M42 50 28 84l10-4 10-22 10 22 10 4-14-34z', 'A'),
    shape('M48 44 14 24v40zM48 44l34-20v40z'),
    disc(48, 45, 9, 'A'),
  ),
  shield: drawing(
    shape('M48 10 80 22v24c0 20-14 32-32 40-18-8-32-20-32-40V22z'),
    shape('M48 10 80 22v24c0 20-14 32-32 40z', 'A'),
  ),
  signal: drawing(
    disc(48, 72, 8, 'A'),
    line('M32 56a23 23 0 0 1 32 0', 'I', 7),
    line('M20 42a40 40 0 0 1 56 0', 'A', 7),
    line('M10 28a56 56 0 0 1 76 0', 'I', 7),
  ),
  star: drawing(shape(star(38, 16)), disc(48, 49, 8, 'A')),
  stripes: drawing(
    ...[16, 32, 48, 64].map((y, place) => box(14, y, 68, 9, place % 2 ? 'A' : 'I', 4.5)),
    ...[22, 46, 70].map((x) => box(x, 12, 5, 66, 'G', 2)),
  ),
  wave: drawing(
    line('M10 56c10-34 26-34 38 0s28 34 38 0', 'I', 9),
    line('M10 40c10-34 26-34 38 0s28 34 38 0', 'A', 5),
  ),
  beacon: drawing(around(12, line('M48 18V10', 'A', 5)), disc(48, 48, 20), ring(48, 48, 27, 3)),
} as const
