import { describe, expect, test } from 'vitest'
import { addedTo } from './changelog.ts'

const intro = '# Changelog\n\nWhat changes, newest first.\n'
const then = `${intro}
## Unreleased

For members

- Sign in
  on the login page.

For analysts

- The rulebook.
`

describe('What the changelog says that it did not say then', () => {
  test('nothing, if it is the same or only wrapped in another way', () => {
    expect(addedTo(then, then)).toBe('')
    expect(addedTo(then, then.replace('Sign in\n  on', 'Sign in on'))).toBe('')
  })

  test('a new entry, below its own heading alone', () => {
    expect(addedTo(then, then.replace('- The rulebook.', '- The rulebook.\n- What changed.'))).toBe(
      '## Unreleased\n\nFor analysts\n\n- What changed.',
    )
  })

  test('all of it, if there was none', () => {
    expect(addedTo('', then)).toContain('- Sign in\n  on the login page.')
  })

  test('not what a release has only given another heading', () => {
    const released = then.replace('## Unreleased', '## Unreleased\n\n- New.\n\n## 1.0.0')
    expect(addedTo(then, released)).toBe('## Unreleased\n\n- New.')
  })

  test('an entry in other words', () => {
    expect(addedTo(then, then.replace('The rulebook.', 'The book.'))).toContain('- The book.')
  })
})
