import { beforeEach, expect, test, vi } from 'vitest'
import { whenQuiet } from './quiet.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

function wait(readyState: DocumentReadyState = 'complete') {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
  const quiet = vi.fn()
  void whenQuiet().then(quiet)
  return quiet
}

test('a loaded page is idle after a second', async () => {
  const quiet = wait()
  await vi.advanceTimersByTimeAsync(999)
  expect(quiet).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(quiet).toHaveBeenCalledOnce()
})

test('a loading page is idle a second after it has loaded', async () => {
  const quiet = wait('interactive')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(quiet).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(quiet).toHaveBeenCalledOnce()
})

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'a %s ends the wait, and removes its listeners',
  async (sign) => {
    const quiet = wait()
    window.dispatchEvent(new Event(sign))
    await vi.advanceTimersByTimeAsync(0)
    expect(quiet).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  },
)
