import { shellMessages } from '@save/domain/shell'
import { expect, test } from 'vitest'
import page from '../../index.html?raw'

test('SHELL-01 the title is Save - Member Home', () => {
  expect(shellMessages.title).toBe('Save - Member Home')
  expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toBe('Save - Member Home')
})
