import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Logo, LogoLink } from './logo.tsx'

test('our own logo goes by our name', () => {
  render(<Logo name="Save" />)
  expect(screen.getByRole('img', { name: 'Save' })).toBeTruthy()
})

test('an employer’s picture takes its place, under the employer’s name, and leads home', () => {
  render(<LogoLink name="Northmere" image="/logo.svg" href="/Home/Dashboard" />)
  const link = screen.getByRole('link', { name: 'Northmere' })
  expect(link.getAttribute('href')).toBe('/Home/Dashboard')
  expect(screen.getByRole('img').getAttribute('src')).toBe('/logo.svg')
})
