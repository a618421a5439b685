import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Gain, GainFigure } from './gain.tsx'

test.each(['Up to 7.5%', 'Up to £25.00', '5.00%'])('%s stays one string', (text) => {
  const { container } = render(<Gain>{text}</Gain>)
  expect(container.textContent).toBe(text)
  expect(container.querySelector('b')?.textContent).toBe(text.split(' ').at(-1))
})

test('a figure in a column is signed and nothing else', () => {
  const { container } = render(<GainFigure>£12.50</GainFigure>)
  expect(container.textContent).toBe('£12.50')
})
