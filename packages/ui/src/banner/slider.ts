import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Swiper } from 'swiper'
import { Autoplay, Keyboard } from 'swiper/modules'
import { tried } from '../browser/tried.ts'

export type Rhythm = {
  /** The time from one slide to the next, in milliseconds. */
  readonly interval: number
  readonly transition: number
}

/**
 * Runs Swiper's core on the element: swiping, the loop and the timer. For the loop it moves the slides' elements, so
 * they must stay the same while the element exists. We leave out its modules for dots, arrows and accessibility, since
 * each use of one creates a Trusted Types policy.
 */
export function useSlider(
  element: RefObject<HTMLElement | null>,
  { interval, transition }: Rhythm,
  isRotating: boolean,
) {
  const slider = useRef<Swiper>(null)
  const [active, setActive] = useState(0)

  useLayoutEffect(() => {
    if (!element.current) return
    const swiper = new Swiper(element.current, {
      modules: [Autoplay, Keyboard],
      loop: true,
      // If the timer fires while a slide moves, autoplay would stop for good.
      loopPreventsSliding: false,
      autoplay: { enabled: true, delay: interval, waitForTransition: false },
      keyboard: { enabled: false, pageUpDown: false },
      // Swiper fails if the browser refuses observers.
      resizeObserver: tried(() => new ResizeObserver(() => undefined)) !== undefined,
      on: { realIndexChange: ({ realIndex }) => setActive(realIndex) },
    })
    slider.current = swiper
    return () => {
      swiper.destroy()
    }
  }, [element, interval])

  useLayoutEffect(() => {
    if (slider.current) slider.current.params.speed = transition
  }, [transition])

  useEffect(() => {
    const autoplay = slider.current?.autoplay
    if (isRotating) autoplay?.start()
    else autoplay?.stop()
  }, [isRotating])

  return {
    active,
    goTo: (index: number) => {
      slider.current?.slideToLoop(index)
    },
    /** The arrow keys move slides only while one of them has the focus. */
    listenToKeys: (isListening: boolean) => {
      if (isListening) slider.current?.keyboard.enable()
      else slider.current?.keyboard.disable()
    },
  }
}
