import { isValidElement } from 'react'
import { addressOf, type View } from './address.ts'
import type { Examples } from './examples.ts'
import './example-page.css'

/** Examples that cover the page can't share one: each is only linked. */
export function AlonePage({
  view,
  examples,
}: {
  readonly view: View
  readonly examples: Examples
}) {
  return (
    <main className="gallery-page">
      <div className="wrap">
        <h1>{view.component}</h1>
        <ul>
          {Object.keys(examples).map((example) => (
            <li key={example}>
              <a href={addressOf({ ...view, example, bare: false })} data-example={example}>
                {example}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}

/** Examples as they would look in the portal: in its page, under its heading, at its width. */
export function ExamplePage({
  component,
  examples,
}: {
  readonly component: string
  readonly examples: Examples
}) {
  const shown = Object.entries(examples)
  return (
    <main className="gallery-page" tabIndex={-1}>
      <div className="wrap">
        <h1 className="visually-hidden">{component}</h1>
        {shown.map(([name, example]) => (
          <div className="gallery-example" data-example={name} key={name}>
            {shown.length > 1 && <p className="gallery-label">{name}</p>}
            <Shown example={example} />
          </div>
        ))}
      </div>
    </main>
  )
}

function Shown({ example }: { readonly example: Examples[string] }) {
  if (isValidElement(example)) return example
  const Example = example as Exclude<typeof example, React.ReactElement>
  return <Example />
}
