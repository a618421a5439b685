import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ErrorSummary, FootBar, Notice, NoticeRegion, Toast } from './message.tsx'

test('one message is a sentence, more are a list', () => {
  const { rerender } = render(<Notice messages={['Account changes saved']} />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText('Account changes saved')).toBeTruthy()
  rerender(<Notice messages={['Unknown postcode', 'Unknown postcode']} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Unknown postcode',
    'Unknown postcode',
  ])
})

test('SUPPORT-17, EDIT-05 a summary is a list even of one, with a bullet only where it is asked for', () => {
  const { rerender } = render(<ErrorSummary messages={['Unknown postcode']} />)
  const isBulleted = () => screen.getByRole('list').className === 'notice-bullets'
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Unknown postcode',
  ])
  expect(isBulleted()).toBe(false)
  rerender(<ErrorSummary bulleted messages={['Unknown postcode']} />)
  expect([screen.getAllByRole('listitem').length, isBulleted()]).toEqual([1, true])
})

test('only a notice that can be closed has a button, and it is named', async () => {
  const dismiss = vi.fn()
  const { rerender } = render(<Notice messages={['Done']} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Notice messages={['Done']} onDismiss={dismiss} dismissLabel="Dismiss" />)
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(dismiss).toHaveBeenCalledOnce()
})

test('the live region is there before its first message, so that it is announced', () => {
  const { rerender } = render(<ErrorSummary messages={[]} />)
  const region = screen.getByRole('alert')
  expect(region.textContent).toBe('')
  rerender(<ErrorSummary messages={['This account is locked.']} />)
  expect(screen.getByRole('alert')).toBe(region)
  expect(region.textContent).toBe('This account is locked.')
})

test('a region that is not urgent waits for a pause', () => {
  render(<NoticeRegion />)
  expect(screen.getByRole('status')).toBeTruthy()
})

test('a new message is scrolled into view, one that stays or was there from the start is not', () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  const { rerender } = render(<NoticeRegion>Entered again</NoticeRegion>)
  rerender(<NoticeRegion>Entered again</NoticeRegion>)
  expect(shown).not.toHaveBeenCalled()
  rerender(<NoticeRegion />)
  expect(shown).not.toHaveBeenCalled()
  rerender(<NoticeRegion>Unknown postcode</NoticeRegion>)
  expect(shown.mock.contexts).toEqual([screen.getByRole('status')])
  expect(shown).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  rerender(<NoticeRegion>Unknown county</NoticeRegion>)
  expect(shown).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

test('of a message that is taller than the screen, the beginning is scrolled into view', () => {
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

test('the live region is there before its message and stays the same after it', () => {
  const { rerender } = render(<Toast />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  rerender(<Toast message="Account changes saved" />)
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('Account changes saved')
  rerender(<Toast />)
  expect(region.textContent).toBe('')
})

test('it is brought into view where it comes', () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  const { rerender } = render(<Toast />)
  rerender(<Toast message="Account changes saved" />)
  expect(shown.mock.contexts).toEqual([screen.getByRole('status')])
  vi.restoreAllMocks()
})

test('the live region is there before its message; buttons and links are outside it', () => {
  const { rerender } = render(<FootBar />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  rerender(
    <FootBar trouble messages={['You are offline.']}>
      <button type="button">Try again</button>
    </FootBar>,
  )
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('You are offline.')
  expect(region.contains(screen.getByRole('button', { name: 'Try again' }))).toBe(false)
})
