import { shellMessages } from '@save/domain/shell'
import { markFile } from '@save/ui/build/mark-file'
import { expect, test } from 'vitest'
import page from '../../index.html?raw'
import mark from '../../public/mark.svg?raw'

test('SHELL-01 the title is Save - Member Home', () => {
  expect(shellMessages.title).toBe('Save - Member Home')
  expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toBe('Save - Member Home')
})

test('the favicon is the mark of the logo', () => {
  expect(mark).toBe(markFile)
})
