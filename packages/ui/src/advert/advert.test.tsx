import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Advert } from './advert.tsx'

test.each([false, true])('an advert says that it is one (strip: %s)', (strip) => {
  render(
    <Advert
      strip={strip}
      image="/hampers.svg"
      description="Hampers"
      href="/hampers"
      caption="Advertisement"
    />,
  )
  expect(screen.getByRole('link', { name: 'Hampers' })).toBeTruthy()
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('Advertisement')
})

test('an advert without a link leads nowhere', () => {
  render(<Advert image="/hampers.svg" description="Hampers" caption="Advertisement" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Hampers')).toBeTruthy()
})
