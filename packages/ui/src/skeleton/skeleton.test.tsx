import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  AfterABeat,
  Loading,
  SkeletonRows,
  SkeletonSection,
  SkeletonTiles,
  SkeletonVouchers,
} from './skeleton.tsx'
import { SkeletonListing, SkeletonOffers } from './skeleton-lists.tsx'

test('the words of the wait are announced, the shapes are not', () => {
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

test('what appears after a beat is there, words and all, from the start', () => {
  const { container } = render(
    <AfterABeat>
      <Loading>Finding savings...</Loading>
      <SkeletonListing count={12} />
    </AfterABeat>,
  )
  expect(screen.getByRole('status').textContent).toBe('Finding savings...')
  expect(container.querySelectorAll('li')).toHaveLength(12)
  expect(screen.queryByRole('list')).toBeNull()
})
