import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { type AnchorProps, BackLink, InPageLink, Link, LinkProvider } from './link.tsx'

const RoutedAnchor = (props: AnchorProps) => <a {...props} data-routed="" />

test('a link is a plain anchor by default', () => {
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

test('a provided anchor renders every link below it, except links that reload the page', () => {
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

test.each([
  [{}, false],
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ shiftKey: true }, true],
  [{ altKey: true }, true],
  [{ button: 1 }, true],
])('a link within the page, clicked with %o, is left to the browser: %s', (keys, isBrowsers) => {
  render(
    <>
      <InPageLink to="ordered">My benefits</InPageLink>
      <h2 id="ordered">Ordered</h2>
    </>,
  )
  const link = screen.getByRole('link', { name: 'My benefits' })
  expect(fireEvent.click(link, keys)).toBe(isBrowsers)
  expect(document.activeElement === screen.getByRole('heading')).toBe(!isBrowsers)
})

test('the back link has an arrow above a heading, and none at the end of a form', () => {
  const { container, rerender } = render(<BackLink href="/MyAccount">My Account</BackLink>)
  expect(screen.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/MyAccount')
  expect(container.querySelector('svg')).not.toBeNull()
  rerender(
    <BackLink href="/MyAccount" arrow={false}>
      Cancel
    </BackLink>,
  )
  expect(container.querySelector('svg')).toBeNull()
})
