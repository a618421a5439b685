import { expect, test } from 'vitest'
import { button, field, inWords, plain } from './target.ts'

test('a target is passed to the page without regular expressions', () => {
  expect(plain(field(/^Last name/))).toEqual({
    role: undefined,
    name: '^Last name',
    isPattern: true,
    nth: 0,
    within: { role: 'main', name: undefined, isPattern: false, nth: 0, within: undefined },
  })
  expect(plain({ ...button('Save'), nth: 1 })).toMatchObject({
    name: 'Save',
    isPattern: false,
    nth: 1,
  })
})

test('a missing target is described in words', () => {
  expect(inWords(button('Save'))).toBe('button "Save"')
  expect(inWords(field('Email'))).toBe('field "Email" in main')
})
