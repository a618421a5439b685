import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Pie, PieKey } from './chart.tsx'
import { drawPie } from './pie.ts'

const erase = vi.fn()
vi.mock('./pie.ts', () => ({ drawPie: vi.fn(() => erase) }))
afterEach(() => vi.clearAllMocks())

const drawings = () => vi.mocked(drawPie).mock.calls.map(([, slices]) => slices)

test('a pie is an image of 300 by 300, named by its summary', () => {
  render(<Pie size={300} label="Your pension is the largest part" slices={[3, 1]} />)
  const pie = screen.getByRole('img', { name: 'Your pension is the largest part' })
  expect([pie.getAttribute('width'), pie.getAttribute('height')]).toEqual(['300', '300'])
})

test('the pie is drawn once, and again only when its slices change', async () => {
  const { rerender } = render(<Pie size={300} label="Pie" slices={[3, 1]} />)
  await vi.waitFor(() => expect(drawings()).toEqual([[3, 1]]), { timeout: 10_000 })
  rerender(<Pie size={300} label="Pie" slices={[3, 1]} />)
  rerender(<Pie size={300} label="Pie" slices={[3, 2.5]} />)
  await vi.waitFor(
    () =>
      expect(drawings()).toEqual([
        [3, 1],
        [3, 2.5],
      ]),
    { timeout: 10_000 },
  )
  expect(erase).toHaveBeenCalledOnce()
})

test('a pie that is gone is erased', async () => {
  const { unmount } = render(<Pie size={300} label="Pie" slices={[3, 1]} />)
  await vi.waitFor(() => expect(drawPie).toHaveBeenCalledOnce(), { timeout: 10_000 })
  unmount()
  expect(erase).toHaveBeenCalledOnce()
})

test('no two keys among the first twelve look the same, and none of them is read out', () => {
  const { container } = render(
    Array.from({ length: 12 }, (_, slice) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a slice is known by its place alone
      <PieKey slice={slice} key={slice} />
    )),
  )
  const keys = [...container.querySelectorAll('svg')]
  expect(new Set(keys.map((key) => key.innerHTML)).size).toBe(12)
  expect(keys.every((key) => key.getAttribute('aria-hidden') === 'true')).toBe(true)
})
