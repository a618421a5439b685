import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { labels } from './banner.examples.tsx'
import { Banner, type BannerProps, type Slide } from './banner.tsx'

const slides = (count: number): readonly Slide[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    image: `/banner-${index}.svg`,
    href: `/offer-${index}`,
  }))

let wantsStillness = false

beforeEach(() => {
  vi.useFakeTimers()
  wantsStillness = false
  // Without layout, Swiper needs a width to put slides side by side.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: wantsStillness,
      }) as MediaQueryList,
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(count: number, props: Partial<BannerProps> = {}) {
  return render(
    <Banner slides={slides(count)} interval={5000} transition={1000} labels={labels} {...props} />,
  )
}

/** Advances the clock and ends the transitions that are due, like a browser. */
async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const wrapper = document.querySelector('.swiper-wrapper')
  if (wrapper) await act(async () => void fireEvent(wrapper, new Event('transitionend')))
}

/** Lets the browser draw. Swiper starts to move to a distant slide only then. */
const frame = () => act(() => vi.advanceTimersByTimeAsync(20))

const dot = (name: string) => screen.getByRole('button', { name })
const current = () =>
  document.querySelector('.banner-dot[aria-current]')?.getAttribute('aria-label')
const live = () =>
  [...document.querySelectorAll('.banner-group:not([inert])')].map((slide) =>
    slide.getAttribute('aria-label'),
  )

test('the carousel advances if the browser refuses to say whether the member prefers reduced motion', async () => {
  vi.mocked(window.matchMedia).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  show(2)
  await pass(5000)
  expect(current()).toBe('Slide 2 of 2')
})

test('the carousel advances if the browser refuses a ResizeObserver', async () => {
  vi.stubGlobal('ResizeObserver', () => {
    throw new DOMException('ResizeObserver is refused', 'SecurityError')
  })
  show(3)
  await pass(5000)
  expect(current()).toBe('Slide 2 of 3')
  vi.unstubAllGlobals()
})

test('a dot moves to its slide, and every other slide is inert', async () => {
  show(4)
  fireEvent.click(dot('Slide 3 of 4'))
  await frame()
  expect(current()).toBe('Slide 3 of 4')
  expect(live()).toEqual(['Slide 3 of 4'])
})

const banner = () => screen.getByRole('region', { name: 'Offers' })

test.each([
  [
    'the pointer is on it',
    () => fireEvent.pointerEnter(banner(), { pointerType: 'mouse' }),
    () => fireEvent.pointerLeave(banner(), { pointerType: 'mouse' }),
  ],
  ['the focus is in it', () => dot('Slide 1 of 3').focus(), () => dot('Slide 1 of 3').blur()],
])('the carousel waits while %s', async (_, come, go) => {
  show(3)
  act(() => void come())
  await pass(20_000)
  expect(current()).toBe('Slide 1 of 3')
  act(() => void go())
  await pass(5000)
  expect(current()).toBe('Slide 2 of 3')
})

test('pause stops the carousel until play is pressed, after which it advances even with the focus in it', async () => {
  show(3)
  act(() => dot('Pause').focus())
  fireEvent.click(dot('Pause'))
  act(() => dot('Play').blur())
  await pass(20_000)
  expect(current()).toBe('Slide 1 of 3')
  act(() => dot('Play').focus())
  fireEvent.click(dot('Play'))
  await pass(5000)
  expect(current()).toBe('Slide 2 of 3')
})

test('with reduced motion the carousel waits until play is pressed, and then doesn’t slide', async () => {
  wantsStillness = true
  show(3)
  await pass(20_000)
  expect(current()).toBe('Slide 1 of 3')
  fireEvent.click(dot('Play'))
  await pass(5000)
  expect(current()).toBe('Slide 2 of 3')
  const wrapper = document.querySelector<HTMLElement>('.swiper-wrapper')
  expect(wrapper?.style.transitionDuration).toBe('0ms')
})

test('the arrow keys move the carousel only while the focus is in it', () => {
  show(3)
  const right = { key: 'ArrowRight', keyCode: 39 }
  fireEvent.keyDown(document, right)
  expect(current()).toBe('Slide 1 of 3')
  act(() => dot('Slide 1 of 3').focus())
  fireEvent.keyDown(document, right)
  expect(current()).toBe('Slide 2 of 3')
})

test('the focus moves from the previous slide to the next', () => {
  show(3)
  act(() => screen.getByRole('link', { name: 'Slide 1 of 3' }).focus())
  fireEvent.keyDown(document, { key: 'ArrowRight', keyCode: 39 })
  expect(document.activeElement?.getAttribute('href')).toBe('/offer-1')
})

test('slides are announced only while the carousel doesn’t advance automatically', () => {
  show(2)
  const ariaLive = () => document.querySelector('.swiper-wrapper')?.getAttribute('aria-live')
  expect(ariaLive()).toBe('off')
  fireEvent.click(dot('Pause'))
  expect(ariaLive()).toBe('polite')
})

test('each picture has its space reserved, and only the first is loaded at once', () => {
  show(2)
  const pictures = [...document.querySelectorAll('img')]
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([
    [800, 340],
    [800, 340],
  ])
  const lazy = new Map(
    pictures.map((img) => [img.getAttribute('src'), img.getAttribute('loading')]),
  )
  expect(lazy.get('/banner-0.svg')).toBeNull()
  expect(lazy.get('/banner-1.svg')).toBe('lazy')
})

test('new slides make a new carousel, and removing it leaves nothing behind', async () => {
  const { rerender, unmount } = show(3)
  fireEvent.click(dot('Slide 3 of 3'))
  await frame()
  rerender(<Banner slides={slides(2)} interval={5000} transition={1000} labels={labels} />)
  expect(current()).toBe('Slide 1 of 2')
  unmount()
  await frame()
  expect(vi.getTimerCount()).toBe(0)
})
