import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../button/button.tsx'
import { PauseIcon, PlayIcon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { useReducedMotion, useRotation } from './rotation.ts'
import { type Rhythm, useSlider } from './slider.ts'
import './banner.css'

export type Slide = {
  readonly id: string | number
  /** The address of the picture, which is 800 by 340 or fits into that. */
  readonly image: string
  /** The text in the picture. Without it a linked slide is named by its position. */
  readonly alt?: string | undefined
  readonly href?: string | undefined
}

export type BannerLabels = {
  readonly banner: string
  /** Names a slide and its dot: 'Slide 1 of 4'. */
  readonly slide: (place: number, count: number) => string
  readonly pause: string
  readonly play: string
}

export type BannerProps = Rhythm & {
  readonly slides: readonly Slide[]
  readonly labels: BannerLabels
}

/**
 * The carousel. Advances automatically unless the member prefers reduced motion, points at it or focuses it. A single
 * slide is only a picture. Without slides, nothing is shown.
 */
export function Banner({ slides, ...rest }: BannerProps) {
  const [first, second] = slides
  if (!first) return null
  if (!second)
    return (
      <section className="banner" aria-label={rest.labels.banner}>
        <div className="banner-frame">
          <BannerSlide slide={first} name={rest.labels.slide(1, 1)} first />
        </div>
      </section>
    )
  // New slides need a new carousel: Swiper has moved the old ones.
  return <Carousel key={slides.map(({ id }) => id).join()} slides={slides} {...rest} />
}

function Carousel({ slides, labels, interval, transition }: BannerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const prefersStillness = useReducedMotion()
  const rotation = useRotation(!prefersStillness)
  const rhythm = { interval, transition: prefersStillness ? 0 : transition }
  const { active, goTo, listenToKeys } = useSlider(frame, rhythm, rotation.isRotating)
  const banner = useFocusOnActive(active)
  const nameOf = (index: number) => labels.slide(index + 1, slides.length)

  const focusMoved = (isWithin: boolean) => (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    rotation.setFocus(isWithin)
    listenToKeys(isWithin)
  }

  return (
    <section
      ref={banner}
      className="banner"
      aria-roledescription="carousel"
      aria-label={labels.banner}
      onPointerEnter={(event) => rotation.setPointedAt(event.pointerType === 'mouse')}
      onPointerLeave={() => rotation.setPointedAt(false)}
      onFocus={focusMoved(true)}
      onBlur={focusMoved(false)}
    >
      <div className="banner-frame" ref={frame}>
        <div
          className="swiper-wrapper banner-slides"
          aria-live={rotation.isRotating ? 'off' : 'polite'}
        >
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, but no set of fields
            <div
              key={slide.id}
              data-place={index}
              className="swiper-slide banner-group"
              role="group"
              aria-roledescription="slide"
              aria-label={nameOf(index)}
              inert={index !== active}
            >
              <BannerSlide slide={slide} name={nameOf(index)} first={index === 0} />
            </div>
          ))}
        </div>
      </div>
      <div className="banner-nav">
        <div className="banner-dots">
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              className="banner-dot"
              aria-label={nameOf(index)}
              aria-current={index === active ? 'true' : undefined}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
        <IconButton
          label={rotation.isPlaying ? labels.pause : labels.play}
          onClick={rotation.toggle}
        >
          {rotation.isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      </div>
    </section>
  )
}

/** When the focused slide leaves, focuses the next slide or its dot. */
function useFocusOnActive(active: number) {
  const banner = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    const inertGroup = focused?.closest('.banner-group[inert]')
    if (!inertGroup || !banner.current?.contains(inertGroup)) return
    const link = banner.current.querySelector<HTMLElement>(`[data-place="${active}"] a`)
    const dot = banner.current.querySelector<HTMLElement>('.banner-dot[aria-current]')
    const nextFocus = link ?? dot
    nextFocus?.focus({ preventScroll: true })
  }, [active])
  return banner
}

type BannerSlideProps = {
  readonly slide: Slide
  readonly name: string
  readonly first: boolean
}

function BannerSlide({ slide, name, first }: BannerSlideProps) {
  const { image, alt = '', href } = slide
  const picture = (
    <img
      className="banner-picture"
      src={image}
      alt={alt}
      width="800"
      height="340"
      draggable={false}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
    />
  )
  if (href === undefined) return picture
  return (
    <Link
      className="banner-slide"
      href={href}
      draggable={false}
      aria-label={alt ? undefined : name}
    >
      {picture}
    </Link>
  )
}
