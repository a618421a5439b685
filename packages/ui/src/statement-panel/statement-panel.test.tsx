import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatementPanel, StatementPanels } from './statement-panel.tsx'

test('a panel is one link in a named group, with its words apart', () => {
  render(
    <StatementPanels label="Statements">
      <StatementPanel href="/Home/Reward" title="Reward" text="All of it." go="Open" dark />
    </StatementPanels>,
  )
  const link = screen.getByRole('link', { name: 'Reward All of it. Open' })
  expect(link.getAttribute('href')).toBe('/Home/Reward')
  expect(screen.getByRole('region', { name: 'Statements' }).contains(link)).toBe(true)
})
