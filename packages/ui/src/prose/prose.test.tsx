import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { Prose, Steps } from './prose.tsx'

test('prose keeps what it is given as it is', () => {
  render(
    <Prose>
      <h2>What is included</h2>
      <p>A new car.</p>
    </Prose>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'What is included' })).toBeTruthy()
  expect(screen.getByText('A new car.').tagName).toBe('P')
})

test('a ref to prose is its element, so that others can fill it', () => {
  const ref = createRef<HTMLDivElement>()
  render(<Prose ref={ref} lang="cy" />)
  expect(ref.current?.lang).toBe('cy')
})

test('steps are an ordered list', () => {
  render(<Steps steps={['First this.', <b key="b">Then that.</b>]} />)
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'First this.',
    'Then that.',
  ])
})
