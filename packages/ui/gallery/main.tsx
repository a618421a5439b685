import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './gallery.css'
import { viewIn } from './address.ts'
import { AlonePage, ExamplePage } from './example-page.tsx'
import { examplesOf } from './examples.ts'
import { Gallery } from './gallery.tsx'

const view = viewIn(location.search)
const { component, example } = view

if (view.theme !== 'both') document.documentElement.dataset.theme = view.theme
document.title = [example, component, 'Component gallery – Save'].filter(Boolean).join(' – ')

const found = component === undefined ? undefined : await examplesOf(component)
const chosen = example === undefined ? found?.examples : only(example)

function only(name: string) {
  const one = found?.examples[name]
  return one && { [name]: one }
}

const place = document.getElementById('gallery')
if (!place) throw new Error('The gallery’s page has no element with the id “gallery”.')

createRoot(place).render(<StrictMode>{page()}</StrictMode>)

function page() {
  if (!component || !chosen) return <Gallery view={view} examples={undefined} />
  if (view.bare && found?.alone) return <AlonePage view={view} examples={chosen} />
  if (view.bare || example !== undefined)
    return <ExamplePage component={component} examples={chosen} />
  return <Gallery view={view} examples={chosen} />
}
