import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Section } from '../section/section.tsx'
import { BenefitTabs } from './benefit-tabs.tsx'

test('the band has a heading for those who don’t see it, and keeps the order of headings', () => {
  render(
    <BenefitTabs title="My Benefits">
      <Section title="Family" level={3} within>
        …
      </Section>
    </BenefitTabs>,
  )
  const levels = screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => tagName + textContent)
  expect(levels).toEqual(['H2My Benefits', 'H3Family'])
})
