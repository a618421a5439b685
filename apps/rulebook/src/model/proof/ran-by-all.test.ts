import { expect, test } from 'vitest'
import { ranByAll } from './ran-by-all.ts'
import type { RequirementProof } from './requirements.ts'

const file = 'a.rules.ts'
const ran = (...names: readonly string[]) => names.map((name) => `${file}#${name}`)
const rowThat = (...names: readonly string[]) => ({ isOwn: true, row: { ran: ran(...names) } })
const proofOf = (rows: readonly object[], facts: readonly object[] = []) =>
  ({ rows, facts }) as unknown as Pick<RequirementProof, 'rows' | 'facts'>
const isRule = (name: string) => name !== 'helper'

test('the rules of the file that every case runs', () => {
  const proof = proofOf([rowThat('one', 'two', 'helper'), rowThat('one', 'helper')])
  expect(ranByAll(proof, file, isRule)).toEqual(['one'])
  expect(ranByAll(proof, 'b.rules.ts', isRule)).toEqual([])
  expect(ranByAll(proofOf([rowThat('one')], [{ ran: ran('two') }]), file, isRule)).toEqual([])
  expect(ranByAll(proofOf([rowThat('one'), { isOwn: false, row: {} }]), file, isRule)).toEqual([
    'one',
  ])
})

test('none without cases, and none if they are many', () => {
  expect(ranByAll(proofOf([]), file, isRule)).toEqual([])
  expect(ranByAll(proofOf([rowThat('a', 'b', 'c', 'd')]), file, isRule)).toEqual([])
})
