import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GoLink, GoText } from './go-link.tsx'

test('the way on is a link, and its words alone are none', () => {
  render(
    <>
      <GoLink href="/Home">Open</GoLink>
      <GoText>Read</GoText>
    </>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Open'])
})
