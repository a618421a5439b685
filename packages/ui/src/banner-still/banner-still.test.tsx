import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BannerStill } from './banner-still.tsx'

test('it shows the first picture in the carousel’s frame and is not read out', () => {
  const { container, rerender } = render(<BannerStill image="/first.svg" />)
  expect(container.querySelector('[aria-hidden="true"] .banner-frame img')).not.toBeNull()
  rerender(<BannerStill />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('.banner-frame')).not.toBeNull()
})
