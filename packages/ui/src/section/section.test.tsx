import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Section } from './section.tsx'

test('a section goes by its heading, which may lead on', () => {
  render(
    <Section title="Vouchers" href="/Home/Vouchers">
      …
    </Section>,
  )
  expect(screen.getByRole('region', { name: 'Vouchers' })).toBeTruthy()
  const heading = screen.getByRole('heading', { level: 2, name: 'Vouchers' })
  expect(heading.querySelector('a')?.getAttribute('href')).toBe('/Home/Vouchers')
})

test('below another heading it is of the third level, and without an address it is plain', () => {
  render(
    <Section title="Family" level={3}>
      …
    </Section>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Family' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
