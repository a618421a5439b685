import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LoginWall } from './login.tsx'

test('the wall is decoration: screen readers only read the form', () => {
  render(
    <LoginWall line="Get something back when you spend.">
      <h1>Member Login</h1>
    </LoginWall>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Member Login' })).toBeTruthy()
  const line = screen.getByText('Get something back when you spend.')
  expect(line.closest('[aria-hidden="true"]')).not.toBeNull()
})
