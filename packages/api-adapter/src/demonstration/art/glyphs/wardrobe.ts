/** Things to wear and carry. */
import { box, disc, drawing, line, oval, ring, shape } from './pen.ts'

export const wardrobe = {
  boot: drawing(
    shape('M30 14h24v30l20 9q10 5 10 16H30z'),
    box(28, 70, 58, 9, 'A', 3),
    line('M54 24H44M54 33H44', 'G', 4),
  ),
  bootee: drawing(
    shape('M28 34h26v16l16 6q12 5 12 16v4a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z'),
    box(24, 22, 34, 14, 'A', 6),
    disc(48, 60, 4, 'G'),
    line('M56 58h14', 'A', 4),
  ),
  buckle: drawing(
    '<rect x="20" y="24" width="50" height="48" rx="10" fill="none" stroke="I" stroke-width="9"/>',
    line('M46 48h36', 'A', 8),
    line('M46 26v44', 'I', 6),
  ),
  dress: drawing(
    shape('M36 12v12l-6 14 8 6-18 38h56L58 44l8-6-6-14V12l-12 10z'),
    line('M39 44h18', 'A', 6),
  ),
  glasses: drawing(
    ring(29, 52, 15, 6),
    ring(67, 52, 15, 6),
    line('M44 50q4-5 8 0', 'I', 5),
    line('M15 46l-3-14M81 46l3-14', 'A', 5),
  ),
  hanger: drawing(
    line('M48 38c0-7 9-7 9-14s-12-10-16-2', 'A', 5),
    line('M48 38 14 64q-3 8 6 8h56q9 0 6-8z', 'I', 6),
  ),
  hat: drawing(
    oval(48, 66, 38, 11),
    shape('M26 64V36c6-14 38-14 44 0v28q-22 8-44 0z'),
    shape('M26 54q22 8 44 0v10q-22 8-44 0z', 'A'),
  ),
  heel: drawing(
    shape('M16 30c14 4 26 14 36 26 8 9 20 8 28 14v8H56C40 78 30 62 24 56v24h-7z'),
    line('M44 52q8-4 12-10', 'A', 5),
  ),
  satchel: drawing(
    box(16, 34, 64, 44, 'I', 6),
    shape('M16 40a6 6 0 0 1 6-6h52a6 6 0 0 1 6 6v14q-32 14-64 0z', 'A'),
    line('M36 34V26a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v8', 'I', 5),
    box(43, 52, 10, 14, 'G', 2),
  ),
  shirt: drawing(
    shape('M34 14q14 12 28 0l22 16-9 17-11-6v41H32V41l-11 6-9-17z'),
    shape('M34 14q14 12 28 0L48 36z', 'A'),
    line('M48 46v28', 'G', 3),
  ),
  umbrella: drawing(
    shape('M12 52a36 36 0 0 1 72 0q-9-9-18 0-9-9-18 0-9-9-18 0-9-9-18 0z'),
    line('M48 48v28a8 8 0 0 1-16 0', 'A', 6),
    line('M48 16v-6', 'I', 5),
  ),
} as const
