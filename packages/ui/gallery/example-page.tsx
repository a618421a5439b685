import { isValidElement } from 'react'
import { addressOf, type View } from './address.ts'
import type { Examples } from './examples.ts'

export interface Shown {
  readonly component: string
  readonly examples: Examples
  /** Examples that cover the page can't share one, so these are only links. */
  readonly linked: readonly string[]
}

/** Examples as in the portal: in its page, under its heading, at its width. */
export function ExamplePage({ view, shown }: Readonly<{ view: View; shown: readonly Shown[] }>) {
  return (
    <main className="gallery-page" tabIndex={-1}>
      <div className="wrap">
        {shown.map(({ component, examples, linked }) => (
          <div data-component={component} key={component}>
            <h1 className="visually-hidden">{component}</h1>
            <All examples={Object.entries(examples).filter(([name]) => !linked.includes(name))} />
            {linked.map((example) => (
              <a
                className="gallery-choice"
                href={addressOf({ ...view, component, example, bare: false })}
                data-example={example}
                key={example}
              >
                {example}
              </a>
            ))}
          </div>
        ))}
      </div>
    </main>
  )
}

const All = ({ examples }: { readonly examples: readonly [string, Examples[string]][] }) =>
  examples.map(([name, example]) => (
    <div className="gallery-example" data-example={name} key={name}>
      {examples.length > 1 && <p className="gallery-label">{name}</p>}
      <One example={example} />
    </div>
  ))

function One({ example }: { readonly example: Examples[string] }) {
  if (isValidElement(example)) return example
  const Example = example as Exclude<typeof example, React.ReactElement>
  return <Example />
}
