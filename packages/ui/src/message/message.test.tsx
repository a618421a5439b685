import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorSummary, FootBar, Notice, NoticeRegion, Toast } from './message.tsx'

test('one message is a sentence, several are a list', () => {
  const { rerender } = render(<Notice messages={['Account changes saved']} />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText('Account changes saved')).toBeTruthy()
  rerender(<Notice messages={['Unknown postcode', 'Unknown postcode']} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Unknown postcode',
    'Unknown postcode',
  ])
})

test('SUPPORT-17, EDIT-05 a summary is a list even for one message, with a bullet only on request', () => {
  const { rerender } = render(<ErrorSummary messages={['Unknown postcode']} />)
  const isBulleted = () => screen.getByRole('list').className === 'notice-bullets'
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Unknown postcode',
  ])
  expect(isBulleted()).toBe(false)
  rerender(<ErrorSummary bulleted messages={['Unknown postcode']} />)
  expect([screen.getAllByRole('listitem').length, isBulleted()]).toEqual([1, true])
})

test.each([
  ['a summary', 'alert', (text?: string) => <ErrorSummary messages={text ? [text] : []} />],
  ['a toast', 'status', (text?: string) => <Toast message={text} />],
  [
    'a foot bar',
    'status',
    (text?: string) => (
      <FootBar messages={text ? [text] : []}>
        <button type="button">Try again</button>
      </FootBar>
    ),
  ],
] as const)(
  'the live region of %s exists before its message, and contains no control',
  (_, role, of) => {
    const { rerender } = render(of())
    const region = screen.getByRole(role)
    expect(region.textContent).toBe('')
    rerender(of('You are offline.'))
    expect(screen.getByRole(role)).toBe(region)
    expect(region.textContent).toBe('You are offline.')
    rerender(of())
    expect(region.textContent).toBe('')
  },
)

test.each([
  ['notice', (text?: string) => <NoticeRegion>{text}</NoticeRegion>],
  ['toast', (text?: string) => <Toast message={text} />],
])('a new %s scrolls into view with the pressed control, but one that stays doesn’t', (_, of) => {
  const pressed = document.body.appendChild(document.createElement('button'))
  pressed.focus()
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  const { rerender } = render(of('Entered again'))
  for (const text of ['Entered again', undefined]) rerender(of(text))
  expect(shown).not.toHaveBeenCalled()
  rerender(of('Unknown postcode'))
  expect(shown.mock.contexts).toEqual([pressed, screen.getByRole('status')])
  expect(shown.mock.calls).toEqual([[{ block: 'nearest' }], [{ block: 'nearest' }]])
  rerender(of('Unknown county'))
  expect(shown).toHaveBeenCalledTimes(4)
  vi.restoreAllMocks()
  pressed.remove()
})

test('a message taller than the screen scrolls its beginning into view', () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(320)
  const { rerender } = render(<NoticeRegion />)
  for (const [height, block] of [
    [320, 'nearest'],
    [321, 'start'],
  ] as const) {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 180, height),
    )
    rerender(<NoticeRegion>{`${height} high`}</NoticeRegion>)
    expect(shown).toHaveBeenLastCalledWith({ block })
  }
  vi.restoreAllMocks()
})
