import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Combo } from './combo.tsx'

test('with a link the description leads there, without one it is only read', () => {
  const { container, rerender } = render(
    <Combo image="/garden.svg" description="Two gardens" href="/garden" />,
  )
  expect(screen.getByRole('link', { name: 'Two gardens' }).getAttribute('href')).toBe('/garden')
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('')
  rerender(<Combo image="/garden.svg" description="Two gardens" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Two gardens')).toBeTruthy()
})
