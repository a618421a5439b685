import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

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
  const { FarPicture } = await import('./far-picture.tsx')
  const show = async () => {
    render(
      Object.keys(tops).map((src) => (
        <FarPicture key={src} src={src} alt="" width={48} height={48} />
      )),
    )
    await Promise.resolve()
  }
  await show()
  return {
    show,
    left: () => [...document.querySelectorAll('[data-far]')].map((one) => one.getAttribute('src')),
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
