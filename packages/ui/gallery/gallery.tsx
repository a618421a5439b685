import type { PropsWithChildren } from 'react'
import { addressOf, type Theme, themes, type View, type Width, widths } from './address.ts'
import { ExampleFrame } from './example-frame.tsx'
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
          <Index />
        ) : examples === undefined ? (
          <Unknown component={view.component} />
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
        <Part name={example} key={example}>
          <div className="gallery-frames" style={{ gridTemplateColumns: columnsOf(view.width) }}>
            {shownThemes.map((theme) => (
              <ExampleFrame
                title={`${component}: ${example}, ${theme}`}
                address={addressOf({ ...view, example, theme, width: 'full' })}
                key={theme}
              />
            ))}
          </div>
        </Part>
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

const Index = () => (
  <>
    <h1>Component gallery</h1>
    <p>
      Every component in each of its states, from the named examples beside its source. Choose one,
      compare the themes side by side, and try it at the width of a phone.
    </p>
  </>
)

const Unknown = ({ component }: { readonly component: string }) => (
  <>
    <h1>Not found.</h1>
    <p>
      There is no component “{component}” with examples. The examples of a component are in
      <code> src/*/{component}.examples.tsx</code>.
    </p>
  </>
)

const Part = ({ name, children }: PropsWithChildren<{ readonly name: string }>) => (
  <section className="gallery-section" aria-label={name}>
    <h2>{name}</h2>
    {children}
  </section>
)
