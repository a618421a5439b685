import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Row, Rows } from './rows.tsx'

test('a row is one link with name and gain, or name and note', () => {
  render(
    <Rows>
      <Row href="/Retailer/7/kites" name="Cobalt Kites" gain="Up to 5%" />
      <Row href="/Choice/3" name="Dental plan" note="Salary Sacrifice" />
    </Rows>,
  )
  expect(screen.getByRole('link', { name: 'Cobalt Kites Up to 5%' }).getAttribute('href')).toBe(
    '/Retailer/7/kites',
  )
  expect(screen.getByRole('link', { name: 'Dental plan Salary Sacrifice' })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
