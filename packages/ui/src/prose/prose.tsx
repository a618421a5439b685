import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { tried } from '../browser/tried.ts'
import './prose.css'

export type ProseProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'ref'> & {
  readonly ref?: RefObject<HTMLDivElement | null> | undefined
}

/** Sets text from elsewhere in our type. Pass only sanitised content. */
export function Prose({ ref, ...props }: ProseProps) {
  const own = useRef<HTMLDivElement>(null)
  const prose = ref ?? own
  useScrolling(prose)
  return <div {...props} ref={prose} className="prose" />
}

/** Content that is too wide scrolls separately, so the keyboard must be able to reach it. */
function useScrolling(prose: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const element = prose.current
    if (!element) return
    const look = () => {
      // Tables first: once a table scrolls, it is no longer too wide for its container.
      for (const part of [...element.querySelectorAll('table'), element]) {
        if (part.scrollWidth > part.clientWidth) part.tabIndex = 0
        else part.removeAttribute('tabindex')
      }
    }
    const observer = tried(() => new ResizeObserver(look))
    observer?.observe(element)
    return () => observer?.disconnect()
  }, [prose])
}
