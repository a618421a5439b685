/** Things of the house and the workshop. */
import { box, disc, drawing, line, oval, ring, shape, turned } from './pen.ts'

export const household = {
  bed: drawing(
    box(12, 28, 7, 48, 'I', 3),
    box(77, 46, 7, 30, 'I', 3),
    box(19, 52, 58, 14),
    box(24, 40, 20, 12, 'A', 4),
    shape('M46 52c0-8 4-10 12-10h19v10z', 'A'),
  ),
  brick: drawing(
    box(14, 26, 32, 14, 'I', 1),
    box(50, 26, 32, 14, 'A', 1),
    box(14, 44, 14, 14, 'A', 1),
    box(32, 44, 32, 14, 'I', 1),
    box(68, 44, 14, 14, 'A', 1),
    box(14, 62, 32, 14, 'A', 1),
    box(50, 62, 32, 14, 'I', 1),
  ),
  bulb: drawing(
    shape('M48 12a26 26 0 0 1 14 48v6H34v-6a26 26 0 0 1 14-48z'),
    box(37, 69, 22, 6, 'A', 3),
    box(41, 78, 14, 5, 'A', 2.5),
    line('M42 60 38 42l10 6 10-6-4 18', 'G', 3.5),
  ),
  candle: drawing(
    box(36, 40, 24, 42, 'I', 2),
    shape('M48 10c8 9 10 13 10 17a10 10 0 0 1-20 0c0-4 2-8 10-17z', 'A'),
    line('M48 36v6', 'I', 4),
    line('M42 42v12', 'G', 4),
  ),
  chair: drawing(
    shape('M28 14h40l-3 34H31z'),
    box(26, 50, 44, 9, 'A', 2),
    line('M30 60l-4 22M66 60l4 22', 'I', 6),
  ),
  clock: drawing(ring(48, 48, 29, 7), line('M48 30v18l13 9', 'A', 6), disc(48, 48, 4)),
  comb: drawing(
    box(14, 26, 68, 16, 'I', 4),
    ...[16, 25, 34, 43, 52, 61, 70].map((x, place) =>
      box(x, 42, 5, 28, place % 2 ? 'A' : 'I', 2.5),
    ),
  ),
  dial: drawing(
    disc(48, 48, 30),
    disc(48, 48, 21, 'G'),
    line('M48 48 60 36', 'A', 7),
    line('M48 10v6M86 48h-6M10 48h6', 'I', 5),
    disc(48, 48, 5, 'A'),
  ),
  hammer: turned(-40, box(43, 30, 10, 54, 'A', 4), shape('M26 14h34q12 0 14 16H56v4H40v-4H26z')),
  house: drawing(
    shape('M48 14 84 46H74v34H22V46H12z'),
    shape('M40 80V60a8 8 0 0 1 16 0v20z', 'A'),
    box(62, 18, 8, 16),
  ),
  kettle: drawing(
    shape('M30 42h36l5 30a4 4 0 0 1-4 4H29a4 4 0 0 1-4-4z'),
    line('M36 40c0-18 24-18 24 0'),
    shape('M66 50l14-8-9 20z'),
    disc(48, 59, 6, 'A'),
  ),
  key: turned(
    -45,
    ring(28, 48, 14, 8),
    box(40, 44, 44, 8, 'I', 2),
    box(66, 50, 7, 13, 'A'),
    box(77, 50, 7, 10, 'A'),
  ),
  knife: turned(
    40,
    shape('M42 10c12 6 14 26 12 44H42z'),
    box(40, 57, 14, 28, 'A', 5),
    disc(47, 66, 2.2, 'G'),
    disc(47, 75, 2.2, 'G'),
  ),
  lamp: drawing(
    shape('M34 16h28l14 30H20z', 'A'),
    box(45, 46, 6, 28),
    box(30, 74, 36, 7, 'I', 3),
    line('M60 46v12', 'I', 3),
  ),
  lantern: drawing(
    shape('M32 34h32v40H32z'),
    shape('M26 34 48 18l22 16z', 'A'),
    box(28, 74, 40, 7, 'A', 2),
    shape('M48 44c6 7 7 10 7 13a7 7 0 0 1-14 0c0-3 1-6 7-13z', 'G'),
    ring(48, 14, 5, 4),
  ),
  mortar: drawing(
    shape('M18 46h60c0 18-8 26-16 30v6H34v-6c-8-4-16-12-16-30z'),
    turned(30, box(44, 6, 9, 40, 'A', 4.5)),
  ),
  oven: drawing(
    shape('M20 78V48a28 28 0 0 1 56 0v30z'),
    shape('M33 78V53a15 15 0 0 1 30 0v25z', 'G'),
    shape('M48 50c9 9 11 14 11 18a11 11 0 0 1-22 0c0-5 8-8 11-18z', 'A'),
  ),
  paint: drawing(
    box(22, 34, 44, 46, 'I', 4),
    shape(
      'M22 38a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v12c-6 0-4 14-9 14s-3-10-8-10-4 18-9 18-3-20-9-20-5 4-9 2z',
      'A',
    ),
    line('M22 36a22 22 0 0 1 44 0', 'I', 4),
  ),
  pan: turned(-30, disc(38, 48, 25), disc(38, 48, 17, 'A'), box(60, 43, 30, 10, 'I', 5)),
  plug: drawing(
    box(35, 12, 7, 20, 'A', 2),
    box(54, 12, 7, 20, 'A', 2),
    shape('M26 32h44v14a22 22 0 0 1-44 0z'),
    line('M48 66v18', 'I', 6),
  ),
  saw: turned(
    -25,
    shape('M12 36h50v26l-6-7-6 7-6-7-6 7-6-7-6 7-6-7-8 3z'),
    shape('M62 32h18a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H62z', 'A'),
    box(69, 42, 9, 14, 'G', 4),
  ),
  sofa: drawing(
    shape('M22 44V34a8 8 0 0 1 8-8h36a8 8 0 0 1 8 8v10a9 9 0 0 0-8 9v3H30v-3a9 9 0 0 0-8-9z', 'A'),
    shape('M14 52a6 6 0 0 1 12 0v8h44v-8a6 6 0 0 1 12 0v20H14z'),
    box(20, 72, 6, 8),
    box(70, 72, 6, 8),
  ),
  spade: turned(
    35,
    box(44, 20, 8, 34, 'A'),
    box(36, 10, 24, 9, 'A', 4),
    shape('M34 52h28v14c0 12-8 18-14 22-6-4-14-10-14-22z'),
  ),
  spanner: turned(
    45,
    shape(
      'M38 8v16l10 6 10-6V8c10 4 14 12 12 22-1 6-6 10-11 13v39a6 6 0 0 1-6 6H43a6 6 0 0 1-6-6V43c-5-3-10-7-11-13C24 20 28 12 38 8z',
    ),
    disc(48, 78, 4, 'A'),
  ),
  table: drawing(
    box(12, 32, 72, 10, 'I', 2),
    line('M24 44l-6 36M72 44l6 36', 'I', 6),
    box(28, 42, 40, 12, 'A'),
    oval(48, 26, 12, 4, 'A'),
  ),
  watercan: drawing(
    shape('M26 42h34v34a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4z'),
    shape('M60 56l18-22 6 5-24 33z'),
    line('M74 26l14 12', 'A', 6),
    line('M28 42c0-24 26-24 30-2', 'A', 5),
  ),
} as const
