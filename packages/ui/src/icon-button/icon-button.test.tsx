import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CloseIcon } from '../icon/icon.tsx'
import { IconButton } from './icon-button.tsx'

test('an icon button goes by its label, and its icon is not read out', () => {
  render(
    <IconButton label="Close" className="more">
      <CloseIcon />
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Close' })
  expect(button.className).toBe('icon-button more')
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
