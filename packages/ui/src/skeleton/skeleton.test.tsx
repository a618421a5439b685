import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  Loading,
  SkeletonRows,
  SkeletonSection,
  SkeletonTiles,
  SkeletonVouchers,
} from './skeleton.tsx'
import { SkeletonListing, SkeletonOffers } from './skeleton-lists.tsx'

test('the text of the wait is announced, the shapes aren’t', () => {
  const { container } = render(
    <>
      <Loading>Loading offers...</Loading>
      <SkeletonSection>
        <SkeletonTiles count={7} />
        <SkeletonRows count={5} />
        <SkeletonVouchers count={9} />
        <SkeletonListing count={4} />
        <SkeletonOffers count={3} />
      </SkeletonSection>
    </>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading offers...')
  expect(screen.queryByRole('list')).toBeNull()
  expect(container.querySelectorAll('li')).toHaveLength(28)
})
