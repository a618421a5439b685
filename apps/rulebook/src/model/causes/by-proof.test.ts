import { describe, expect, test } from 'vitest'
import { byProof } from './by-proof.ts'

const failed = (ids: readonly string[], ...ran: readonly string[]) => ({ ids, ran })
const page = failed(['SEARCH-28'], 'turnPage')
const screen = failed(['SEARCH-28'], 'bestGain', 'turnPage')
const tie = failed(['DIR-08'], 'bestGain')

const found = (
  gain: readonly ReturnType<typeof failed>[],
  turn: readonly ReturnType<typeof failed>[] = [page],
) =>
  byProof([
    { name: 'bestGain', cases: gain },
    { name: 'turnPage', cases: turn },
  ]).map(({ cases }) => cases)

describe('A case stands below the cause of the cases that prove the same', () => {
  test('if these don’t run its own', () => {
    expect(found([tie, screen])).toEqual([[tie], [page, screen]])
  })

  test('and not if they do, or if it does not run theirs', () => {
    const both = failed(['SEARCH-28'], 'turnPage', 'bestGain')
    expect(found([tie, screen], [both])).toEqual([[tie, screen], [both]])
    const other = failed(['SEARCH-28'], 'bestGain')
    expect(found([tie, other])).toEqual([[tie, other], [page]])
  })

  test('and not if another case of its cause proves that, too, or no requirement is named', () => {
    const beside = failed(['SEARCH-28'], 'bestGain')
    expect(found([tie, beside, screen])).toEqual([[tie, beside, screen], [page]])
    const none = failed([], 'bestGain', 'turnPage')
    expect(found([tie, none], [failed([], 'turnPage')])[0]).toEqual([tie, none])
  })

  test('and no cause loses its last case', () => {
    expect(found([screen])).toEqual([[screen], [page]])
  })
})
