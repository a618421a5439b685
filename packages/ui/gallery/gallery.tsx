import { type PropsWithChildren, useEffect, useRef, useState } from 'react'
import { addressOf, type Theme, themes, type View, type Width, widths } from './address.ts'
import { componentNames, type Examples } from './examples.ts'

type Viewed<More> = Readonly<More> & { readonly view: View }

/** The gallery around the examples: its component, theme and width. */
export function Gallery({ view, examples }: Viewed<{ examples: Examples | undefined }>) {
  return (
    <div className="gallery">
      <aside className="gallery-side">
        <p>
          <a className="gallery-title" href={addressOf({ ...view, component: undefined })}>
            Save components
          </a>
        </p>
        <nav aria-label="Components">
          <ul>
            {componentNames.map((name) => (
              <li key={name}>
                <Choice
                  to={{ ...view, component: name }}
                  current={name === view.component && 'page'}
                >
                  {name}
                </Choice>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <main className="gallery-main">
        {view.component === undefined ? (
          <>
            <h1>Component gallery</h1>
            <p>
              Every component in each of its states, from the named examples beside its source.
              Choose one, compare the themes side by side, and try it at the width of a phone.
            </p>
          </>
        ) : examples === undefined ? (
          <>
            <h1>Not found.</h1>
            <p>
              There is no component “{view.component}” with examples. The examples of a component
              are in
              <code> src/*/{view.component}.examples.tsx</code>.
            </p>
          </>
        ) : (
          <Component view={view} component={view.component} examples={examples} />
        )}
      </main>
    </div>
  )
}

function Component({
  view,
  component,
  examples,
}: Viewed<{ component: string; examples: Examples }>) {
  const shownThemes: readonly Theme[] = view.theme === 'both' ? ['light', 'dark'] : [view.theme]
  return (
    <>
      <header className="row">
        <h1>{component}</h1>
        <Switch view={view} label="Theme" by="theme" values={themes} />
        <Switch view={view} label="Width" by="width" values={widths} />
      </header>
      {Object.keys(examples).map((example) => (
        <section className="gallery-section" aria-label={example} key={example}>
          <h2>{example}</h2>
          <div className="gallery-frames" style={{ gridTemplateColumns: columnsOf(view.width) }}>
            {shownThemes.map((theme) => (
              <ExampleFrame
                title={`${component}: ${example}, ${theme}`}
                address={addressOf({ ...view, example, theme, width: 'full' })}
                key={theme}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

const columnsOf = (width: Width) =>
  width === 'full' ? 'none' : `repeat(auto-fit, minmax(0, ${width}px))`

type SwitchProps = { label: string; by: 'theme' | 'width'; values: readonly string[] }

const Switch = ({ view, label, by, values }: Viewed<SwitchProps>) => (
  <nav className="gallery-switch" aria-label={label}>
    {values.map((value) => (
      <Choice to={{ ...view, [by]: value }} current={value === view[by] && 'true'} key={value}>
        {value}
      </Choice>
    ))}
  </nav>
)

type ChoiceProps = { readonly to: View; readonly current: 'page' | 'true' | false }

const Choice = ({ to, current, children }: PropsWithChildren<ChoiceProps>) => (
  <a className="gallery-choice" href={addressOf(to)} aria-current={current || undefined}>
    {children}
  </a>
)

/** An example in a frame as tall as itself, which keeps its width, overlays and names separate. */
function ExampleFrame({ title, address }: Readonly<{ title: string; address: string }>) {
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
