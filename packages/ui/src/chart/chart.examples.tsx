import { Pie, PieKey } from './chart.tsx'

const key = (slice: number) => (
  <p key={slice}>
    <PieKey slice={slice} />
    Slice {slice + 1}
  </p>
)

export const examples = {
  'six slices': (
    <Pie
      size={300}
      label="Pie chart of your benefits: employer pension contribution is the largest part, £2,760.00 of £7,032.00"
      slices={[2760, 1850, 1140, 640, 414, 228]}
    />
  ),
  'a single slice': (
    <Pie size={300} label="Pie chart: annual bonus is all of £1,850.00" slices={[1850]} />
  ),
  'more slices than colours': (
    <Pie
      size={300}
      label="Pie chart of nine equal parts"
      slices={[100, 100, 100, 100, 100, 100, 100, 100, 100]}
    />
  ),
  'very small slices': (
    <Pie size={300} label="Pie chart: one part is nearly all of it" slices={[10_000, 20, 10, 5]} />
  ),
  keys: <div>{[0, 1, 2, 3, 4, 5, 6, 7, 8].map(key)}</div>,
}
