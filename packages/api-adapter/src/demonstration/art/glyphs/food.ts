/** Things to eat and drink. */
import { around, box, disc, drawing, line, oval, ring, shape, turned } from './pen.ts'

export const food = {
  apple: drawing(
    shape(
      'M48 34c-6-6-28-6-28 18 0 16 12 28 20 28 4 0 5-2 8-2s4 2 8 2c8 0 20-12 20-28 0-24-22-24-28-18z',
    ),
    shape('M48 32c0-10 6-18 16-18 0 10-6 18-16 18z', 'A'),
  ),
  barrel: drawing(
    shape('M28 18h40c10 20 10 40 0 60H28c-10-20-10-40 0-60z'),
    line('M24 34h48M24 62h48', 'A', 5),
    disc(48, 48, 5, 'G'),
  ),
  basket: drawing(
    shape('M16 46h64l-8 32H24z'),
    line('M26 46a22 24 0 0 1 44 0', 'A', 5),
    line('M34 54l3 18M48 54v18M62 54l-3 18', 'G', 4),
  ),
  bean: turned(
    35,
    oval(48, 48, 22, 32),
    line('M48 18c-10 18 10 40 0 60', 'G', 5),
    disc(78, 24, 0, 'A'),
  ),
  bottle: drawing(
    shape('M42 12h12v20q9 6 9 18v30a4 4 0 0 1-4 4H37a4 4 0 0 1-4-4V50q0-12 9-18z'),
    box(33, 54, 30, 17, 'A'),
  ),
  cafetiere: drawing(
    box(30, 34, 32, 46, 'I', 4),
    box(35, 52, 22, 23, 'A'),
    line('M46 34V18M38 18h16', 'I', 5),
    line('M62 42h8a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6h-8', 'I', 5),
  ),
  caddy: drawing(
    box(26, 34, 44, 46, 'I', 4),
    box(22, 24, 52, 10, 'A', 3),
    disc(48, 19, 5, 'A'),
    shape('M38 66c0-14 8-20 20-20 0 14-8 20-20 20z', 'G'),
  ),
  carrot: drawing(
    shape('M34 40c8-10 24-2 22 10-2 10-14 24-34 32 2-20 6-34 12-42z', 'A'),
    line('M36 56l8 4M30 66l8 3', 'G', 3.5),
    shape('M50 40C46 26 52 16 60 12c2 10 0 20-10 28zM54 44c4-12 14-18 26-16-4 10-14 16-26 16z'),
  ),
  cheese: drawing(
    shape('M12 54 60 22q22 8 24 32z', 'A'),
    shape('M12 56h72v18a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3z'),
    drawing(disc(34, 67, 5, 'G'), disc(62, 66, 6, 'G'), disc(56, 42, 5, 'G')),
  ),
  cup: drawing(
    shape('M24 38h40v20a18 18 0 0 1-18 18h-4a18 18 0 0 1-18-18z'),
    line('M64 42h6a8 8 0 0 1 0 18h-6'),
    line('M36 28q-5-5 0-10M50 28q-5-5 0-10', 'A', 4),
  ),
  cupcake: drawing(
    shape('M24 50c-8-12 2-20 10-19 2-14 26-14 28 0 9-1 18 8 10 19z'),
    shape('M26 53h44l-7 28H33z', 'A'),
    line('M40 57l2 20M56 57l-2 20', 'G', 3),
    disc(48, 18, 5, 'A'),
  ),
  fish: drawing(
    shape('M12 48c12-22 38-24 54-6l16-12v36L66 54c-16 18-42 16-54-6z'),
    disc(30, 44, 4, 'G'),
    line('M44 36q8 12 0 24', 'A', 4),
  ),
  glass: drawing(
    shape('M30 16h36c3 22-4 36-18 36S27 38 30 16z'),
    shape('M29 30h38c0 14-7 22-19 22S29 44 29 30z', 'A'),
    line('M48 52v26M34 80h28'),
  ),
  grapes: drawing(
    ...[
      [34, 38],
      [48, 38],
      [62, 38],
      [41, 51],
      [55, 51],
      [48, 64],
    ].map(([x = 0, y = 0], place) => disc(x, y, 8, place % 2 ? 'A' : 'I')),
    shape('M48 28c0-8 6-14 16-14 0 9-6 14-16 14z'),
    line('M48 30V18', 'I', 4),
  ),
  hop: drawing(
    shape('M48 84c-8-4-14-12-14-20h28c0 8-6 16-14 20z'),
    shape('M48 70c-12-4-19-13-19-22h38c0 9-7 18-19 22z', 'A'),
    shape('M48 54c-14-4-20-12-20-22 14-2 26-2 40 0 0 10-6 18-20 22z'),
    line('M48 30c0-8 4-14 12-16', 'I', 4),
  ),
  jar: drawing(
    box(32, 16, 32, 11, 'A', 3),
    shape('M28 36q0-5 5-5h30q5 0 5 5v36q0 6-6 6H34q-6 0-6-6z'),
    box(28, 46, 40, 16, 'G'),
    shape('M48 50c6-4 10 2 6 6l-6 5-6-5c-4-4 0-10 6-6z', 'A'),
  ),
  loaf: drawing(
    shape(
      'M16 44c0-14 14-20 32-20s32 6 32 20c0 6-4 9-7 10v20a3 3 0 0 1-3 3H26a3 3 0 0 1-3-3V54c-3-1-7-4-7-10z',
    ),
    line('M34 36l6 14M48 34l6 14M62 36l4 10', 'A', 5),
  ),
  olive: drawing(
    turned(-30, oval(46, 54, 18, 24), disc(46, 38, 7, 'A')),
    shape('M54 28c4-12 14-16 28-14-2 12-14 18-28 14z', 'A'),
  ),
  plum: drawing(
    disc(46, 56, 25),
    shape('M48 34c0-10 10-18 24-18-2 12-10 20-24 18z', 'A'),
    line('M46 36q8 18-2 38', 'G', 3),
  ),
  rollingpin: turned(
    -40,
    box(24, 38, 48, 20, 'I', 7),
    box(8, 43, 14, 10, 'A', 5),
    box(74, 43, 14, 10, 'A', 5),
  ),
  sweet: drawing(
    disc(48, 48, 18),
    shape('M32 44 14 34v28l18-10zM64 44l18-10v28L64 52z', 'A'),
    line('M38 40q10-6 20 0M37 52q11-6 22 0', 'G', 4),
  ),
  teapot: drawing(
    shape('M26 48h44c2 16-6 30-22 30S24 64 26 48z'),
    shape('M68 50c8 0 8-12 18-14l-2 6c-6 2-6 18-16 20z'),
    line('M27 52c-14-6-16 18 1 16', 'I', 5),
    shape('M32 44a16 12 0 0 1 32 0z', 'A'),
    disc(48, 28, 5, 'A'),
  ),
  truffle: drawing(
    disc(48, 46, 25),
    line('M30 40q8-10 18 0t18 0M28 52q10-10 20 0t18 0', 'A', 5),
    shape('M24 62h48l-5 14H29z', 'A'),
  ),
  wheat: drawing(
    line('M48 84V24', 'I', 4),
    ...[30, 44, 58].flatMap((y) => [
      shape(`M48 ${y + 12}c-14 0-18-8-18-16 12 0 18 6 18 16z`),
      shape(`M48 ${y + 12}c14 0 18-8 18-16-12 0-18 6-18 16z`, 'A'),
    ]),
    shape('M48 28c-6-6-6-12 0-18 6 6 6 12 0 18z'),
  ),
  whisk: turned(
    40,
    box(44, 54, 8, 34, 'A', 4),
    line('M48 56C30 44 34 12 48 12s18 32 0 44M48 56C42 40 42 20 48 12 54 20 54 40 48 56', 'I', 4),
  ),
  daisy: drawing(around(9, oval(48, 26, 7, 15)), disc(48, 48, 10, 'A')),
  ring: drawing(ring(48, 58, 21, 7), shape('M37 18h22l7 10-18 16-18-16z', 'A')),
} as const
