import { expect, test } from 'vitest'
import { survivorsToday } from './survivors-today.ts'

const survivor = (was: string, line: number, file = 'a.rules.ts') => ({
  file,
  line,
  was,
  became: 'true',
})
const text = `const one = 1

if (a > b) {
  return one
}
const two = 2
if (a > b) {
  return two
}
`
const today = (...survivors: readonly ReturnType<typeof survivor>[]) =>
  survivorsToday(survivors, (file) => (file === 'a.rules.ts' ? text : undefined)).map(
    ({ was, lineToday }) => [was, lineToday],
  )

test('A fault in code that has moved stands where the code is now, the nearest if it is there twice', () => {
  expect(today(survivor('const two = 2', 6), survivor('const two = 2', 90))).toEqual([
    ['const two = 2', 6],
    ['const two = 2', 6],
  ])
  expect(today(survivor('if (a > b) {', 2), survivor('if (a > b) {', 8))).toEqual([
    ['if (a > b) {', 3],
    ['if (a > b) {', 7],
  ])
})

test('Code of several lines is found, too', () => {
  expect(today(survivor('if (a > b) { return two }', 7))).toEqual([
    ['if (a > b) { return two }', 7],
  ])
})

test('Code that reads in another way now has no line, and a file that is gone has no entry', () => {
  expect(today(survivor('const three = 3', 4), survivor('const one = 1', 1, 'gone.ts'))).toEqual([
    ['const three = 3', undefined],
  ])
})
