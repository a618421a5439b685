import { describe, expect, test } from 'vitest'
import { sanitised } from './sanitiser.ts'

/**
 * Returns the content with the levels of its headings changed, which is all that the simulated
 * browser can test. DOMPurify needs a real browser to drop anything, so browser tests prove what is
 * kept and dropped. The first element's tag gets lost here, so we put a paragraph in front.
 */
function levelled(html: string, topLevel: number): string {
  const container = document.createElement('div')
  container.append(sanitised(`<p>First.</p>${html}`, topLevel))
  return container.innerHTML.replace(/^(<p>)?First\.(<\/p>)?/, '')
}

describe('Heading order', () => {
  test.each([
    ['goes on from the heading above', '<h1>A</h1><h2>B</h2>', 3, '<h3>A</h3><h4>B</h4>'],
    ['leaves no gap', '<h2>A</h2><h5>B</h5><h2>C</h2>', 2, '<h2>A</h2><h3>B</h3><h2>C</h2>'],
    ['keeps equals equal', '<h4>A</h4><h4>B</h4>', 2, '<h2>A</h2><h2>B</h2>'],
    ['starts at the top even with a low first', '<h3>A</h3><h2>B</h2>', 2, '<h2>A</h2><h2>B</h2>'],
    [
      'never goes below the sixth',
      '<h1>A</h1><h2>B</h2><h3>C</h3>',
      5,
      '<h5>A</h5><h6>B</h6><h6>C</h6>',
    ],
    ['keeps what stands in a heading', '<h1><em>A</em> b</h1>', 2, '<h2><em>A</em> b</h2>'],
  ])('%s', (_, html, topLevel, left) => {
    expect(levelled(html, topLevel)).toBe(left)
  })

  test('a picture without alternative text counts as decoration', () => {
    expect(levelled('<img src="https://example.com/a.png">', 2)).toContain('alt=""')
  })
})
