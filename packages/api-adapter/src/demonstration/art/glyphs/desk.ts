/** Things of the desk and the sewing box. */
import { box, disc, drawing, line, ring, shape, turned } from './pen.ts'

export const desk = {
  bobbin: drawing(
    box(28, 16, 40, 10, 'I', 3),
    box(28, 70, 40, 10, 'I', 3),
    box(34, 28, 28, 40, 'A'),
    line('M34 38l28-4M34 48l28-4M34 58l28-4', 'G', 3),
  ),
  book: drawing(
    shape('M46 28C39 22 30 21 18 23v44c12-2 21-1 28 5z'),
    shape('M50 28c7-6 16-7 28-5v44c-12-2-21-1-28 5z', 'A'),
  ),
  books: drawing(
    box(20, 62, 56, 14, 'I', 2),
    box(26, 46, 46, 14, 'A', 2),
    box(18, 30, 50, 14, 'I', 2),
    line('M30 37h14M60 53h6M30 69h18', 'G', 3.5),
  ),
  brush: turned(
    40,
    box(44, 10, 8, 36, 'I', 4),
    box(41, 46, 14, 9, 'A'),
    shape('M41 55h14q5 14-7 30-12-16-7-30z'),
  ),
  button: drawing(
    disc(48, 48, 31),
    ring(48, 48, 22, 3, 'G'),
    disc(41, 41, 4, 'G'),
    disc(55, 41, 4, 'G'),
    disc(41, 55, 4, 'G'),
    disc(55, 55, 4, 'G'),
    line('M41 41l14 14M55 41 41 55', 'A', 3),
  ),
  envelope: drawing(
    box(14, 26, 68, 46, 'I', 4),
    line('M18 32l30 22 30-22', 'G', 5),
    disc(48, 58, 8, 'A'),
  ),
  inkwell: drawing(
    shape('M32 46h32l8 34H24z'),
    box(36, 36, 24, 10, 'I', 2),
    line('M52 40C56 24 66 14 80 10', 'A', 5),
    box(30, 58, 36, 12, 'G', 2),
  ),
  needle: drawing(
    line('M74 16 30 80', 'I', 5),
    line('M70 22c-20-8-40 2-36 16s30 8 26 22-26 14-38 4', 'A', 4),
  ),
  page: drawing(
    shape('M26 14h30l16 16v52H26z'),
    shape('M56 14v16h16z', 'A'),
    line('M36 46h26M36 57h26M36 68h16', 'G', 4),
  ),
  palette: drawing(
    shape(
      'M48 16c20 0 34 13 34 30 0 11-9 15-17 14-8-1-12 3-9 10 3 7-2 11-8 11-19 0-34-14-34-33s15-32 34-32z',
    ),
    disc(34, 40, 6, 'G'),
    disc(50, 32, 6, 'A'),
    disc(66, 42, 6, 'G'),
    disc(32, 58, 6, 'A'),
  ),
  parcel: drawing(
    box(18, 38, 60, 42, 'I', 3),
    box(14, 28, 68, 14, 'I', 3),
    box(42, 28, 12, 52, 'A'),
    shape('M48 28C36 26 28 20 32 14s14 0 16 14zM48 28c12-2 20-8 16-14s-14 0-16 14z', 'A'),
  ),
  pencil: turned(
    40,
    box(40, 22, 16, 40),
    shape('M40 62h16l-8 22z', 'A'),
    box(40, 10, 16, 9, 'A', 3),
  ),
  scissors: drawing(
    line('M28 14 58 62M68 14 38 62', 'I', 6),
    ring(30, 70, 11, 6, 'A'),
    ring(66, 70, 11, 6, 'A'),
    disc(48, 46, 3, 'G'),
  ),
  stamp: drawing(
    `<rect x="20" y="16" width="56" height="64" fill="I" stroke="G" stroke-width="6" stroke-dasharray="0 9" stroke-linecap="round"/>`,
    box(28, 24, 40, 48, 'A'),
    shape('M48 60 36 48c-5-6 2-14 8-9l4 4 4-4c6-5 13 3 8 9z', 'I'),
  ),
  yarn: drawing(
    disc(46, 46, 29),
    line('M22 38q26-6 48 18M28 26q24-2 44 22M20 52q20-2 36 22M36 18q18 4 30 10', 'G', 3.5),
    line('M64 68q10 14 22 8', 'A', 5),
  ),
} as const
