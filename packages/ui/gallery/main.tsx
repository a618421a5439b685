import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './gallery.css'
import { viewIn } from './address.ts'
import { ExamplePage, type Shown } from './example-page.tsx'
import { examplesOf } from './examples.ts'
import { Gallery } from './gallery.tsx'

const view = viewIn(location.search)
const { component, example } = view

if (view.theme !== 'both') document.documentElement.dataset.theme = view.theme
document.title = [example, component, 'Component gallery – Save'].filter(Boolean).join(' – ')

const names = component?.split(',') ?? []
const shown = (await Promise.all(names.map(shownOf))).filter((one) => one !== undefined)

async function shownOf(name: string): Promise<Shown | undefined> {
  const found = await examplesOf(name)
  if (!found) return undefined
  const { examples, alone } = found
  const linked = view.bare ? Object.keys(examples).filter((one) => alone?.test(one)) : []
  if (example === undefined) return { component: name, examples, linked }
  const one = examples[example]
  return one && { component: name, examples: { [example]: one }, linked }
}

const container = document.getElementById('gallery')
if (!container) throw new Error('The gallery’s page has no element with the id “gallery”.')

createRoot(container).render(<StrictMode>{page()}</StrictMode>)

function page() {
  const isBare = view.bare || example !== undefined
  if (isBare && shown.length > 0) return <ExamplePage view={view} shown={shown} />
  return <Gallery view={view} examples={shown[0]?.examples} />
}
