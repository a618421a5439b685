import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test, vi } from 'vitest'
import { OptionalPart } from './optional-part.tsx'

const Carousel = () => <p>Carousel</p>

function show(load: () => Promise<{ default: typeof Carousel }>) {
  const Part = lazy(load)
  render(
    <>
      <h1>Page</h1>
      <OptionalPart waiting={<p>Waiting</p>} missing={<p>Missing</p>}>
        <Part />
      </OptionalPart>
    </>,
  )
}

test('a part keeps its space until its code has loaded', async () => {
  show(async () => ({ default: Carousel }))
  expect(screen.getByText('Waiting')).toBeTruthy()
  expect(await screen.findByText('Carousel')).toBeTruthy()
})

test('a part whose code can’t be fetched doesn’t affect the rest of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  expect(await screen.findByText('Missing')).toBeTruthy()
  expect(screen.getByText('Page')).toBeTruthy()
})
