import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Info } from './info.tsx'

test('each group is a region named by its heading, its items a list', () => {
  render(
    <Info
      groups={[
        { heading: 'Good to know', items: ['One.', 'Two.'] },
        { heading: 'When it arrives', items: ['Soon.'] },
      ]}
    />,
  )
  const group = screen.getByRole('region', { name: 'Good to know' })
  expect(within(group).getByRole('heading', { level: 2 })).toBeTruthy()
  expect(
    within(group)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['One.', 'Two.'])
  expect(screen.getByRole('region', { name: 'When it arrives' })).toBeTruthy()
})

test('two groups with the same heading are both shown', () => {
  render(
    <Info
      groups={[
        { heading: 'Terms', items: ['One.'] },
        { heading: 'Terms', items: ['Two.'] },
      ]}
    />,
  )
  expect(screen.getAllByRole('region', { name: 'Terms' })).toHaveLength(2)
})
