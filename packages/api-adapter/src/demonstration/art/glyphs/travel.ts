/** Ways to go and places to go. */
import { around, box, disc, drawing, line, ring, shape, turned } from './pen.ts'

export const travel = {
  anchor: drawing(
    ring(48, 22, 8, 6, 'A'),
    line('M48 30v48M34 42h28', 'I', 7),
    line('M18 54c2 16 16 24 30 24s28-8 30-24', 'I', 7),
  ),
  bike: drawing(
    ring(27, 60, 16, 5, 'A'),
    ring(69, 60, 16, 5, 'A'),
    line('M27 60l12-26h19l11 26M39 34l11 26H27M53 28h9', 'I', 4.5),
  ),
  car: drawing(
    shape('M14 66V52l10-4 8-18q2-4 6-4h22q4 0 7 4l11 18 8 4v14z'),
    shape('M36 32h10v14H30zM52 32h8l8 14H52z', 'G'),
    disc(30, 67, 10, 'A'),
    disc(68, 67, 10, 'A'),
  ),
  castle: drawing(
    shape('M16 80V34h9v9h8v-9h9v9h12v-9h9v9h8v-9h9v46z'),
    shape('M40 80V66a8 8 0 0 1 16 0v14z', 'G'),
    line('M48 42V16', 'I', 4),
    shape('M50 14h20l-6 7 6 7H50z', 'A'),
  ),
  compass: drawing(
    ring(48, 48, 30, 6),
    shape('M64 32 54 54 42 42z', 'A'),
    shape('M32 64l10-22 12 12z'),
  ),
  ferry: drawing(
    shape('M12 58h72l-10 18H22z'),
    box(26, 42, 38, 14, 'A'),
    box(50, 24, 11, 18),
    line('M12 84q9-6 18 0t18 0 18 0 18 0', 'A', 4),
  ),
  flag: drawing(box(24, 12, 7, 72, 'I', 3), shape('M31 16h44L62 31l13 15H31z', 'A')),
  globe: drawing(
    disc(48, 48, 31),
    line('M17 48h62M48 17c-18 18-18 44 0 62M48 17c18 18 18 44 0 62', 'G', 4),
    disc(70, 26, 9, 'A'),
  ),
  lighthouse: drawing(
    shape('M38 32h20l6 48H32z'),
    box(34, 24, 28, 9, 'A'),
    shape('M38 22a10 10 0 0 1 20 0z'),
    line('M37 46h23M35 62h27', 'A', 7),
    line('M68 22l14-5M68 28l14 5', 'I', 4),
  ),
  map: drawing(
    shape('M12 28l22-8v50l-22 8z'),
    shape('M36 20l24 8v50l-24-8z', 'A'),
    shape('M62 28l22-8v50l-22 8z'),
  ),
  plane: turned(
    45,
    shape(
      'M48 8c4 0 6 8 6 18l30 22v8L54 48v18l10 10v6l-16-5-16 5v-6l10-10V48L12 56v-8l30-22c0-10 2-18 6-18z',
    ),
    disc(48, 30, 3, 'A'),
  ),
  pram: drawing(
    shape('M18 46a28 28 0 0 1 28-28v28z', 'A'),
    shape('M18 48h56a24 24 0 0 1-24 22h-8a24 24 0 0 1-24-22z'),
    ring(34, 78, 6, 5),
    ring(60, 78, 6, 5),
    line('M73 48l9-14', 'I', 5),
  ),
  road: drawing(shape('M40 14h16l24 68H16z'), line('M48 22v6M48 38v8M48 58v12', 'A', 6)),
  sail: drawing(shape('M46 10v50H16z'), shape('M52 22v38h26z', 'A'), shape('M12 66h72L72 82H24z')),
  spokes: drawing(ring(48, 48, 31, 5), around(8, line('M48 48V20', 'A', 3)), disc(48, 48, 7)),
  tent: drawing(
    shape('M48 18 84 78H12z'),
    shape('M48 40 66 78H30z', 'A'),
    line('M42 10l6 8 6-8', 'I', 4),
  ),
  train: drawing(
    shape('M28 14h40a8 8 0 0 1 8 8v40a12 12 0 0 1-12 12H32a12 12 0 0 1-12-12V22a8 8 0 0 1 8-8z'),
    box(28, 24, 40, 20, 'G', 3),
    disc(34, 60, 5, 'A'),
    disc(62, 60, 5, 'A'),
    line('M32 76l-8 10M64 76l8 10', 'I', 5),
  ),
  turbine: drawing(
    line('M48 42v42', 'I', 6),
    around(3, shape('M48 42C40 32 42 20 48 6c6 14 6 26 0 36z')).replaceAll('48 48)', '48 40)'),
    disc(48, 40, 6, 'A'),
  ),
  wheel: drawing(
    disc(48, 48, 33),
    disc(48, 48, 20, 'G'),
    around(5, line('M48 48V30', 'A', 5)),
    disc(48, 48, 7, 'A'),
  ),
} as const
