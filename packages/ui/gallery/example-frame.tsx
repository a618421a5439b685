import { useEffect, useRef, useState } from 'react'

/**
 * One example on a page of its own, as tall as its content. So it has a window of its width, covers
 * only itself, and shares no name with the same example in the other theme.
 */
export function ExampleFrame({ title, address }: Readonly<{ title: string; address: string }>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)

  useEffect(() => {
    const element = frame.current
    const body = element?.contentDocument?.body
    if (loads === 0 || !element || !body) return
    const observer = new ResizeObserver(() => {
      const content = body.querySelector('.gallery-page')
      element.height = String(Math.ceil(content?.getBoundingClientRect().height ?? 0))
    })
    observer.observe(body)
    return () => observer.disconnect()
  }, [loads])

  return (
    <div className="gallery-frame">
      <iframe
        ref={frame}
        title={title}
        src={address}
        loading="lazy"
        onLoad={() => setLoads((count) => count + 1)}
      />
      <a href={address}>Open alone</a>
    </div>
  )
}
