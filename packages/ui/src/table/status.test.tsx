import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Status } from './status.tsx'

test('the three kinds of status have different dots', () => {
  render(
    <>
      <Status>Pending</Status>
      <Status kind="done">Paid</Status>
      <Status kind="off">Declined</Status>
    </>,
  )
  const looks = ['Pending', 'Paid', 'Declined'].map((word) => screen.getByText(word).className)
  expect(new Set(looks).size).toBe(3)
})
