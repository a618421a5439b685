/** Games, music and days out. */
import { box, disc, drawing, line, oval, ring, shape, turned } from './pen.ts'

export const play = {
  ball: drawing(
    disc(48, 48, 32),
    line('M48 16v64M16 48h64', 'G', 4),
    line('M25 25c14 14 14 32 0 46M71 25c-14 14-14 32 0 46', 'A', 5),
  ),
  carousel: drawing(
    shape('M48 12 84 38H12z'),
    shape('M12 38h72c0 10-14 10-18 0-3 10-15 10-18 0-3 10-15 10-18 0-4 10-18 10-18 0z', 'A'),
    line('M26 46v26M48 46v26M70 46v26', 'I', 5),
    box(16, 72, 64, 8, 'I', 3),
  ),
  curtain: drawing(
    box(12, 16, 72, 9, 'A', 2),
    shape('M16 27h26c0 24-8 40-26 50z'),
    shape('M80 27H54c0 24 8 40 26 50z'),
    disc(48, 70, 8, 'A'),
  ),
  drum: drawing(
    shape('M18 40h60v28c0 16-60 16-60 0z'),
    oval(48, 40, 30, 11, 'A'),
    line('M24 52l12 24 12-22 12 22 12-24', 'G', 3.5),
  ),
  glider: drawing(shape('M14 44 84 16 62 74 44 58z'), shape('M44 58 84 16 42 80z', 'A')),
  headphones: drawing(
    line('M20 60V50a28 28 0 0 1 56 0v10', 'I', 7),
    box(14, 54, 17, 28, 'A', 6),
    box(65, 54, 17, 28, 'A', 6),
  ),
  kite: drawing(
    shape('M50 12 74 42 46 74 26 36z'),
    shape('M50 12 46 74 26 36z', 'A'),
    line('M46 74q-8 4-4 8t-6 6', 'I', 3.5),
  ),
  mask: drawing(
    shape('M16 26q32 12 64 0v22c0 20-18 30-32 30S16 68 16 48z'),
    oval(35, 44, 7, 5, 'G'),
    oval(61, 44, 7, 5, 'G'),
    line('M34 58q14 12 28 0', 'A', 5),
  ),
  note: drawing(
    oval(32, 70, 13, 10),
    oval(66, 62, 13, 10),
    line('M42 70V26l34-9v45', 'I', 6),
    line('M42 38l34-9', 'A', 6),
  ),
  racquet: turned(
    35,
    '<ellipse cx="48" cy="34" rx="20" ry="25" fill="none" stroke="I" stroke-width="6"/>',
    line('M48 12v46M34 20v28M62 20v28M30 34h36M33 22h30M33 46h30', 'A', 2),
    box(44, 60, 8, 28, 'I', 4),
  ),
  radio: drawing(
    box(14, 34, 68, 44, 'I', 6),
    disc(36, 56, 14, 'G'),
    disc(36, 56, 6, 'A'),
    line('M60 48h14M60 58h14M60 68h8', 'G', 4),
    line('M26 32 66 12', 'A', 5),
  ),
  record: drawing(
    disc(48, 48, 33),
    ring(48, 48, 25, 2, 'G'),
    ring(48, 48, 19, 2, 'G'),
    disc(48, 48, 12, 'A'),
    disc(48, 48, 3, 'G'),
  ),
  rocket: drawing(
    shape('M36 46 22 62v12l14-8zM60 46l14 16v12l-14-8z', 'A'),
    shape('M48 8c14 12 18 30 13 54H35c-5-24-1-42 13-54z'),
    disc(48, 36, 7, 'G'),
    shape('M41 66h14l-7 20z', 'A'),
  ),
  runner: drawing(
    disc(60, 20, 9, 'A'),
    line('M28 40l18-8 12 8 14-2M48 34l-6 22 14 10-2 18M42 56 34 72l-16 2', 'I', 8),
  ),
  ticket: turned(
    -18,
    shape('M12 30h72v12a7 7 0 0 0 0 13v12H12V55a7 7 0 0 0 0-13z'),
    '<path d="M60 34v30" fill="none" stroke="G" stroke-width="4" stroke-dasharray="4 5"/>',
    line('M24 44h24M24 54h16', 'A', 5),
  ),
  top: drawing(
    box(44, 10, 8, 26, 'I', 4),
    shape('M16 38h64c0 12-20 28-32 46-12-18-32-34-32-46z'),
    shape('M20 48h56c-2 6-8 12-13 17H33c-5-5-11-11-13-17z', 'A'),
  ),
} as const
