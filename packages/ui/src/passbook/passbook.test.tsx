import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Passbook } from './passbook.tsx'

test('a passbook is a complementary region named by its heading', () => {
  render(<Passbook heading="Your voucher">…</Passbook>)
  const page = screen.getByRole('complementary', { name: 'Your voucher' })
  expect(within(page).getByRole('heading', { level: 2 }).textContent).toBe('Your voucher')
})

test('where a table inside has a caption the passbook is named without a second heading', () => {
  render(<Passbook label="Your basket">…</Passbook>)
  expect(screen.getByRole('complementary', { name: 'Your basket' })).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})
