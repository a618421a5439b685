import { useEffect, useRef, useState } from 'react'

/**
 * One example in a page of its own, so that it has a window of its width, covers only itself, and
 * shares no name with its twin in the other theme. As tall as its content.
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
