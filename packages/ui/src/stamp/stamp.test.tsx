import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stamp } from './stamp.tsx'

const image = (container: HTMLElement) => container.querySelector('img')

test('a logo has its place reserved, is loaded when it comes near, and has no name', () => {
  const { container } = render(<Stamp image="/logo.svg" size="l" />)
  expect(image(container)?.getAttribute('alt')).toBe('')
  expect(image(container)?.width).toBe(72)
  expect(image(container)?.height).toBe(72)
  expect(image(container)?.getAttribute('loading')).toBe('lazy')
})

test('without a logo, or with one that is missing, a glyph stands in; a new logo gets its chance', () => {
  const { container, rerender } = render(<Stamp image="/missing.svg" />)
  const picture = image(container)
  if (picture) fireEvent.error(picture)
  expect(image(container)).toBeNull()
  expect(container.querySelector('.stamp-glyph svg')).not.toBeNull()
  rerender(<Stamp image="/logo.svg" />)
  expect(image(container)?.getAttribute('src')).toBe('/logo.svg')
  rerender(<Stamp />)
  expect(container.querySelector('.stamp-glyph svg')).not.toBeNull()
})
