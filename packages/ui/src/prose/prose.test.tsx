import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Steps } from './steps.tsx'

test('steps are an ordered list', () => {
  render(<Steps steps={['First this.', <b key="b">Then that.</b>]} />)
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'First this.',
    'Then that.',
  ])
})
