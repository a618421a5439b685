import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FarPicture, Stamp } from './picture.tsx'

const image = (container: HTMLElement) => container.querySelector('img')

test('a logo has its space reserved, loads when it comes near, and has no name', () => {
  const { container } = render(<Stamp image="/logo.svg" size="l" />)
  expect(image(container)?.getAttribute('alt')).toBe('')
  expect(image(container)?.width).toBe(72)
  expect(image(container)?.height).toBe(72)
  expect(image(container)?.getAttribute('loading')).toBe('lazy')
})

const isDefault = (container: HTMLElement) => image(container)?.classList.contains('stamp-default')

test('a missing logo keeps its element, which shows the default image, and a new logo is tried', () => {
  const { container, rerender } = render(<Stamp image="/missing.svg" />)
  expect(isDefault(container)).toBe(false)
  const picture = image(container)
  if (picture) fireEvent.error(picture)
  expect(image(container)?.getAttribute('src')).toBe('/missing.svg')
  expect(isDefault(container)).toBe(true)
  rerender(<Stamp image="/logo.svg" />)
  expect(image(container)?.getAttribute('src')).toBe('/logo.svg')
  expect(isDefault(container)).toBe(false)
  rerender(<Stamp />)
  expect(isDefault(container)).toBe(true)
})

test('a picture below the first screen doesn’t load while the page starts, unlike the default image', () => {
  const { container } = render(
    <>
      <Stamp image="/logo.svg" far />
      <Stamp far />
      <FarPicture src="/advert.svg" width={480} height={288} />
    </>,
  )
  const left = [...container.querySelectorAll('[data-far]')]
  expect(left.map((picture) => picture.getAttribute('src'))).toEqual(['/logo.svg', '/advert.svg'])
})
