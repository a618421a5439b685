import { expect, test } from 'vitest'
import { paragraphsOf } from './comments.ts'

test('What is said of a parameter begins with its name in words, as what is said of a field does', () => {
  const comment = `*
 * Follows a failure.
 *
 * @param afterwards follows when the request
 * may have taken effect
 * @param hasLed the provider has led here
 `
  expect(paragraphsOf(comment)).toEqual([
    'Follows a failure.',
    'afterwards: follows when the request may have taken effect',
    'has led: the provider has led here',
  ])
})
