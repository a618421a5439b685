import { expect, test } from 'vitest'
import { newerThanFloor } from './floor.ts'

test.each([
  ['what all have', '@container main (inline-size>40rem){a{inset:0;translate:1px}}', []],
  ['what may be missing', 'a:has(b){color:red}', []],
  [
    'a selector',
    'a:nth-child(1 of b){color:red}',
    ['css-nth-child-of: a:nth-child(1 of b){color:red}'],
  ],
  ['rules in rules', 'a{&:hover{color:red}}', ['css-nesting: &:hover{color:red}']],
  ['a palette that was not lowered', ':root{--x:light-dark(red,blue)}', ['light-dark()']],
])('%s', async (_, sheet, expected) => {
  expect(await newerThanFloor(sheet)).toEqual(expected)
})
