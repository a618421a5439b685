import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Voucher, Vouchers } from './voucher.tsx'

test('a voucher is one link with saving and name', () => {
  render(
    <Vouchers>
      <Voucher href="/Vendor/PLU1089" name="Plumfield Grocers" gain="5.00%" />
    </Vouchers>,
  )
  expect(screen.getByRole('link', { name: '5.00% Plumfield Grocers' }).getAttribute('href')).toBe(
    '/Vendor/PLU1089',
  )
})
