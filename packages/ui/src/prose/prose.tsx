import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { tried } from '../browser/tried.ts'
import './prose.css'

export type ProseProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'ref'> & {
  readonly ref?: RefObject<HTMLDivElement | null> | undefined
}

/** Sets what was written elsewhere in our type. Give it only what has been sanitised. */
export function Prose({ ref, ...props }: ProseProps) {
  const own = useRef<HTMLDivElement>(null)
  const prose = ref ?? own
  useScrolling(prose)
  return <div {...props} ref={prose} className="prose" />
}

/** What is too wide for its place scrolls by itself, and then the keyboard must be able to reach it. */
function useScrolling(prose: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const element = prose.current
    if (!element) return
    const look = () => {
      // The tables first: one that scrolls is no longer too wide for what is around it.
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

/** Numbered terms, one after the other. */
export function Steps({ steps }: { readonly steps: readonly ReactNode[] }) {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
        <li key={index}>
          <div>{step}</div>
        </li>
      ))}
    </ol>
  )
}
