import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { type AnchorProps, Link, LinkProvider } from './link.tsx'

const RoutedAnchor = (props: AnchorProps) => <a {...props} data-routed="" />

test('a link is a plain anchor where nothing else is provided', () => {
  const ref = createRef<HTMLAnchorElement>()
  render(
    <Link href="/Home" ref={ref} aria-current="page" className="tile">
      Home
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Home' })
  expect(link.getAttribute('href')).toBe('/Home')
  expect(link.getAttribute('aria-current')).toBe('page')
  expect(link.className).toBe('tile')
  expect(ref.current).toBe(link)
})

test('a provided anchor draws every link below it, except those that reload the page', () => {
  render(
    <LinkProvider anchor={RoutedAnchor}>
      <Link href="/Home">Home</Link>
      <Link href="/FAQ" reload>
        Help
      </Link>
    </LinkProvider>,
  )
  expect(screen.getByRole('link', { name: 'Home' }).hasAttribute('data-routed')).toBe(true)
  expect(screen.getByRole('link', { name: 'Help' }).hasAttribute('data-routed')).toBe(false)
})
