import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './gallery.css'
import { viewIn } from './address.ts'
import { ExamplePage } from './example-page.tsx'
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

createRoot(place).render(
  <StrictMode>
    {component && chosen && (view.bare || example !== undefined) ? (
      <ExamplePage component={component} examples={chosen} />
    ) : (
      <Gallery view={view} examples={chosen} />
    )}
  </StrictMode>,
)
