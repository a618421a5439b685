import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Logo } from './logo.tsx'
import { Stamp } from './picture.tsx'

const image = (container: HTMLElement) => container.querySelector('img')

test('a logo has its place reserved, is loaded when it comes near, and has no name', () => {
  const { container } = render(<Stamp image="/logo.svg" size="l" />)
  expect(image(container)?.getAttribute('alt')).toBe('')
  expect(image(container)?.width).toBe(72)
  expect(image(container)?.height).toBe(72)
  expect(image(container)?.getAttribute('loading')).toBe('lazy')
})

const isDefault = (container: HTMLElement) => image(container)?.classList.contains('stamp-default')

test('BENEFIT-04 without a logo the default image is shown', () => {
  const { container } = render(<Stamp far />)
  expect(image(container)?.getAttribute('src')).toMatch(/default-image/)
  expect(image(container)?.getAttribute('loading')).toBeNull()
  expect(isDefault(container)).toBe(true)
})

test('a logo that is missing keeps its element, which shows the default image; a new logo gets its chance', () => {
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

describe('a picture far down', () => {
  const tops: Record<string, number> = { '/first.svg': 100, '/below.svg': 1_100, '/far.svg': 1_101 }

  beforeEach(() => {
    vi.resetModules()
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(880)
    vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLImageElement,
    ) {
      return { top: tops[this.getAttribute('src') ?? ''] ?? 0 } as DOMRect
    })
  })

  async function showAll() {
    const { FarPicture } = await import('./picture.tsx')
    const show = async () => {
      render(
        Object.keys(tops).map((src) => <FarPicture key={src} src={src} width={48} height={48} />),
      )
      await Promise.resolve()
    }
    await show()
    return {
      show,
      left: () =>
        [...document.querySelectorAll('[data-far]')].map((one) => one.getAttribute('src')),
      becomeQuiet: () => act(async () => void window.dispatchEvent(new Event('scroll'))),
    }
  }

  test('a picture in the window or just below it is fetched at once, one further down is left', async () => {
    const { left } = await showAll()
    expect(left()).toEqual(['/far.svg'])
    const pictures = [...document.querySelectorAll('img')]
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(
      pictures.map(() => 'lazy'),
    )
  })

  test('once the page is quiet, all is left to the browser', async () => {
    const { becomeQuiet, left, show } = await showAll()
    await becomeQuiet()
    expect(left()).toEqual([])
    await show()
    expect(left()).toEqual([])
  })
})

test('our own logo goes by our name', () => {
  render(<Logo name="Save" />)
  expect(screen.getByRole('img', { name: 'Save' })).toBeTruthy()
})
