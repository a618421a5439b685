import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { HelpPanel, HelpTopic } from './help-panel.tsx'

function Panel() {
  const [open, setOpen] = useState(false)
  return (
    <HelpPanel label="Help" open={open} onToggle={setOpen}>
      <HelpTopic title="When cashback arrives">
        <p>After the retailer has confirmed it.</p>
      </HelpTopic>
    </HelpPanel>
  )
}

test('the panel opens and closes by its tab, and says which', async () => {
  render(<Panel />)
  const tab = screen.getByRole('button', { name: 'Help', expanded: false })
  expect(screen.queryByRole('heading')).toBeNull()
  await userEvent.click(tab)
  expect(screen.getByRole('button', { name: 'Help', expanded: true })).toBe(tab)
  expect(screen.getByRole('heading', { level: 2, name: 'When cashback arrives' })).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the tab names the region that it controls', async () => {
  render(<Panel />)
  expect(screen.getByRole('complementary', { name: 'Help' })).toBeTruthy()
  const body = screen.getByRole('button').getAttribute('aria-controls') ?? ''
  expect(document.getElementById(body)?.hidden).toBe(true)
})
