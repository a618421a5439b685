import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { watchTextNodes } from './translated-page.ts'

const Parts = ({ count, unit, isNew }: { count: number; unit?: string; isNew?: boolean }) => (
  <p>
    {isNew && <b>New</b>}
    {count}
    {unit}
  </p>
)

test.each([
  ['a text beside another changes', { count: 2, unit: 'of 3' }, ['2']],
  ['a text beside another goes', { count: 1 }, ['of 3']],
  ['an element comes before a text', { count: 1, unit: 'of 3', isNew: true }, ['1']],
])('the check finds that %s', (_, after, found) => {
  const frozen = watchTextNodes()
  render(<Parts count={1} unit="of 3" />).rerender(<Parts {...after} />)
  expect(frozen()).toEqual(found)
  vi.clearAllMocks()
})

test('the check finds a figure beside other text, but not one in its own element', () => {
  const frozen = watchTextNodes()
  const { rerender } = render(
    <p>
      Now £{'5'} or {'5%'}
    </p>,
  )
  expect(frozen()).toEqual(['5%'])
  rerender(<p key="2">£5</p>)
  rerender(<p key="2">£6</p>)
  expect(frozen()).toEqual([])
})
