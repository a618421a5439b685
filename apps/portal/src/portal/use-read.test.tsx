import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useRead } from './use-read.ts'

const readMs = 50
const uncoveredMs = 1000
const screenHeight = 700

/** What the browser would say: how much of an element of this height is in view. */
interface Sight {
  readonly height: number
  readonly inView: number
  /** Where it ends, from the upper edge of the screen. */
  readonly bottom?: number
}

type Heard = (changes: readonly Partial<IntersectionObserverEntry>[]) => void

/** A browser whose elements are where the test puts them. */
class PlantedObserver {
  static readonly open = new Set<PlantedObserver>()
  readonly elements = new Set<Element>()
  readonly heard: Heard

  constructor(heard: Heard) {
    this.heard = heard
    PlantedObserver.open.add(this)
  }
  observe(element: Element): void {
    this.elements.add(element)
  }
  disconnect(): void {
    PlantedObserver.open.delete(this)
  }
}

function look(text: string, { height, inView, bottom = inView }: Sight): void {
  for (const { elements, heard } of [...PlantedObserver.open])
    for (const target of elements)
      if (target.textContent === text)
        heard([
          {
            target,
            isIntersecting: inView > 0,
            boundingClientRect: { height, bottom } as DOMRectReadOnly,
            intersectionRect: { height: inView } as DOMRectReadOnly,
            rootBounds: { height: screenHeight } as DOMRectReadOnly,
          },
        ])
}

const wholly: Sight = { height: 40, inView: 40 }
const away: Sight = { height: 40, inView: 0 }

interface PageProps {
  readonly error?: string
  readonly note?: string
  readonly isSaid?: boolean
  readonly isListed?: boolean
  readonly onRead: () => void
  readonly onSettle?: (settle: () => void) => void
}

function Page(props: PageProps) {
  const { error = '', note = '', isSaid = true, isListed = false, onRead, onSettle } = props
  const { mark, settle } = useRead(isSaid, { readMs, uncoveredMs }, onRead)
  onSettle?.(settle)
  if (isListed) return <li ref={mark}>{error}</li>
  return (
    <>
      <p ref={mark}>{error}</p>
      <p ref={mark}>{note}</p>
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', PlantedObserver)
})
afterEach(() => {
  dispatchEvent(new Event('pageshow'))
  vi.unstubAllGlobals()
  PlantedObserver.open.clear()
})

describe('What a page says counts as read once it was in view (OQ-135)', () => {
  test.each<[string, Sight, boolean]>([
    ['all of it', wholly, true],
    ['half of it', { height: 40, inView: 20 }, true],
    ['a third of it', { height: 40, inView: 13 }, false],
    ['nothing of it', away, false],
    ['the end of what is taller than the screen', { height: 1200, inView: 400 }, true],
    ['too little of that', { height: 1200, inView: 300 }, false],
    ['only its beginning', { height: 1200, inView: 700, bottom: 1200 }, false],
  ])('OQ-135 %s: %j', (_, sight, isRead) => {
    const onRead = vi.fn()
    render(<Page error="Sold out." onRead={onRead} />)
    look('Sold out.', sight)
    vi.advanceTimersByTime(readMs)
    expect(onRead).toHaveBeenCalledTimes(isRead ? 1 : 0)
  })

  test('OQ-135 not what is out of view again too soon', () => {
    const onRead = vi.fn()
    render(<Page error="Sold out." onRead={onRead} />)
    look('Sold out.', wholly)
    vi.advanceTimersByTime(readMs - 1)
    look('Sold out.', away)
    vi.advanceTimersByTime(readMs)
    expect(onRead).not.toHaveBeenCalled()
  })

  test('OQ-135 all that is said has to be in view, at the same time', () => {
    const onRead = vi.fn()
    render(<Page error="Sold out." note="A voucher is on its way." onRead={onRead} />)
    look('Sold out.', wholly)
    vi.advanceTimersByTime(readMs)
    expect(onRead).not.toHaveBeenCalled()
    look('A voucher is on its way.', wholly)
    vi.advanceTimersByTime(readMs)
    expect(onRead).toHaveBeenCalledOnce()
  })

  test('OQ-135 not what a menu lies over, nor soon after that is closed', () => {
    const onRead = vi.fn()
    render(<Page error="Sold out." onRead={onRead} />)
    const menu = document.body.appendChild(document.createElement('dialog'))
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(menu)
    look('Sold out.', wholly)
    vi.advanceTimersByTime(100 * readMs)
    expect(onRead).not.toHaveBeenCalled()
    menu.remove()
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(document.body)
    vi.advanceTimersByTime(uncoveredMs - readMs)
    expect(onRead).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2 * readMs)
    expect(onRead).toHaveBeenCalledOnce()
  })

  test('OQ-135 nothing before it is said, nor where nothing stands', () => {
    const onRead = vi.fn()
    const { rerender } = render(<Page error="Sold out." isSaid={false} onRead={onRead} />)
    rerender(<Page onRead={onRead} />)
    expect(PlantedObserver.open.size).toBe(0)
  })

  test('OQ-135 the same words in another place are looked at there', () => {
    const onRead = vi.fn()
    const { rerender } = render(<Page error="Sold out." isListed onRead={onRead} />)
    rerender(<Page error="Sold out." onRead={onRead} />)
    look('Sold out.', wholly)
    vi.advanceTimersByTime(readMs)
    expect(onRead).toHaveBeenCalledOnce()
  })

  test('OQ-135 other words are read anew, the same ones not', () => {
    const onRead = vi.fn()
    const { rerender } = render(<Page error="Sold out." onRead={onRead} />)
    const read = (text: string) => {
      look(text, wholly)
      vi.advanceTimersByTime(readMs)
    }
    read('Sold out.')
    rerender(<Page error="Sold out." onRead={onRead} />)
    read('Sold out.')
    expect(onRead).toHaveBeenCalledOnce()
    rerender(<Page error="No answer." onRead={onRead} />)
    read('No answer.')
    expect(onRead).toHaveBeenCalledTimes(2)
  })

  test('OQ-135 not what comes while another page is being fetched, unless this one stays', () => {
    const onRead = vi.fn()
    dispatchEvent(new Event('beforeunload'))
    vi.advanceTimersByTime(10)
    render(<Page error="Sold out." onRead={onRead} />)
    look('Sold out.', wholly)
    vi.advanceTimersByTime(59_900)
    expect(onRead).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(onRead).toHaveBeenCalledOnce()
  })

  test('OQ-135 nor between two requests for another page', () => {
    vi.stubGlobal('innerHeight', screenHeight)
    const onRead = vi.fn()
    let settle = () => {}
    dispatchEvent(new Event('beforeunload'))
    vi.advanceTimersByTime(10)
    render(<Page error="Sold out." onRead={onRead} onSettle={(given) => (settle = given)} />)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 600, 300, 40),
    )
    vi.advanceTimersByTime(10 * readMs)
    dispatchEvent(new Event('beforeunload'))
    settle()
    expect(onRead).not.toHaveBeenCalled()
  })

  test('OQ-135 what was in view before another page was asked for was read, also if the browser says so late', () => {
    vi.stubGlobal('innerHeight', screenHeight)
    const onRead = vi.fn()
    let settle = () => {}
    render(<Page error="Sold out." onRead={onRead} onSettle={(given) => (settle = given)} />)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 600, 300, 40),
    )
    vi.advanceTimersByTime(readMs)
    dispatchEvent(new Event('beforeunload'))
    vi.advanceTimersByTime(10)
    settle()
    expect(onRead).toHaveBeenCalledOnce()
  })

  test('OQ-135 nothing once the page is gone', () => {
    const onRead = vi.fn()
    const { unmount } = render(<Page error="Sold out." onRead={onRead} />)
    look('Sold out.', wholly)
    unmount()
    vi.advanceTimersByTime(readMs)
    expect([onRead.mock.calls.length, PlantedObserver.open.size]).toEqual([0, 0])
  })

  test.each<[string, number, number, boolean]>([
    ['that stood in view for so long', 600, readMs, true],
    ['that stood in view too briefly', 600, readMs - 1, false],
    ['below the edge of the screen', 690, readMs, false],
  ])(
    'OQ-135 a browser too busy to say what was in view: on leaving, a text %s',
    (_, top, ms, isRead) => {
      vi.stubGlobal('innerHeight', screenHeight)
      const onRead = vi.fn()
      let settle = () => {}
      render(<Page error="Sold out." onRead={onRead} onSettle={(given) => (settle = given)} />)
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
        new DOMRect(0, top, 300, 40),
      )
      vi.advanceTimersByTime(ms)
      settle()
      expect(onRead).toHaveBeenCalledTimes(isRead ? 1 : 0)
    },
  )
})
