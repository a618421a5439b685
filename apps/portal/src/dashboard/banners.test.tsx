import type { Picture } from '@save/domain/dashboard'
import { serverFault } from '@save/domain/kernel'
import { waitUntilIdle } from '@save/domain/testing/scripted-call'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const picture = (index: number, more: Partial<Picture> = {}): Picture => ({
  id: `${index}`,
  imageLink: `/images/banners/${index}.svg`,
  description: `Banner ${index}`,
  ...more,
})

// Loads the carousel's module once, so that no test waits for it.
beforeAll(() => import('./banner-carousel.tsx'))

beforeEach(() => {
  vi.useFakeTimers()
  // The simulated window has no layout, but the slider needs a width to put slides side by side.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(920)
})

async function openBanners(banners: readonly Picture[]) {
  const portal = await openPortal()
  await portal.answerAll({ banners })
  // The carousel loads once the page is idle, or when the member does something.
  await act(async () => {
    fireEvent.pointerMove(window)
    await import('./banner-carousel.tsx')
    await waitUntilIdle()
  })
  return portal
}

/** Advances the clock and ends the transitions that are due, like a browser. */
async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const slides = document.querySelector('.swiper-wrapper')
  if (slides) await act(async () => void fireEvent(slides, new Event('transitionend')))
}

const carousel = () => screen.queryByRole('region', { name: 'Offers' })
const dots = () => screen.getAllByRole('button', { name: /^Slide \d of \d$/ })
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1

test('BANNER-01 the dashboard requests category -1', async () => {
  const { server } = await openPortal()
  expect(server.banners.asked).toEqual([[-1]])
})

test('BANNER-02 each image has a slide, in the same order', async () => {
  await openBanners([picture(1), picture(2), picture(3)])
  const images = within(carousel() as HTMLElement).getAllByRole('img', { hidden: true })
  expect(images.map((image) => image.getAttribute('src'))).toEqual([
    '/images/banners/1.svg',
    '/images/banners/2.svg',
    '/images/banners/3.svg',
  ])
})

test('BANNER-03 a banner with a link is a link, and without one a plain image', async () => {
  await openBanners([picture(1, { link: '/Member/Retailer/1/shop' }), picture(2)])
  const slides = [1, 2].map((index) => screen.getByAltText(`Banner ${index}`).closest('a'))
  expect(slides.map((link) => link?.getAttribute('href'))).toEqual([
    '/Member/Retailer/1/shop',
    undefined,
  ])
})

test('BANNER-03 OQ-031 a link that members may not follow is left out', async () => {
  await openBanners([picture(1, { link: 'javascript:alert(1)' }), picture(2)])
  expect(screen.getByAltText('Banner 1').closest('a')).toBeNull()
})

test('BANNER-04 BANNER-06 the carousel advances every 5000 ms, from the last slide to the first', async () => {
  await openBanners([picture(1), picture(2), picture(3)])
  expect(current()).toBe(1)
  await pass(4990)
  expect(current()).toBe(1)
  await pass(10)
  expect(current()).toBe(2)
  await pass(5000)
  expect(current()).toBe(3)
  await pass(5000)
  expect(current()).toBe(1)
})

test('BANNER-05 BANNER-07 a dot moves to its slide, in 1000 ms', async () => {
  await openBanners([picture(1), picture(2), picture(3)])
  fireEvent.click(dots()[2] as HTMLElement)
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(current()).toBe(3)
  const slides = document.querySelector<HTMLElement>('.swiper-wrapper')
  expect(slides?.style.transitionDuration).toBe('1000ms')
})

describe('OQ-050 Fewer than two images', () => {
  test('a single image has no dots and never moves', async () => {
    await openBanners([picture(1)])
    expect(screen.getByAltText('Banner 1')).toBeTruthy()
    expect(within(carousel() as HTMLElement).queryAllByRole('button')).toEqual([])
  })

  test('without images there is no carousel', async () => {
    await openBanners([])
    expect(carousel()).toBeNull()
  })

  test('a failed call leaves out the carousel, and the rest of the dashboard still appears', async () => {
    const { server, fail, answerAll } = await openPortal()
    await fail(server.banners, serverFault(500))
    server.banners.asked.length = 0
    await answerAll()
    expect(carousel()).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Priya')
  })
})
