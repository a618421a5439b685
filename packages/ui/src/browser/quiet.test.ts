import { beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './quiet.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

function wait(readyState: DocumentReadyState = 'complete') {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
  const onIdle = vi.fn()
  void whenIdle().then(onIdle)
  return onIdle
}

test('a loaded page is idle after a second', async () => {
  const onIdle = wait()
  await vi.advanceTimersByTimeAsync(999)
  expect(onIdle).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onIdle).toHaveBeenCalledOnce()
})

test('a loading page is idle a second after it has loaded', async () => {
  const onIdle = wait('interactive')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onIdle).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onIdle).toHaveBeenCalledOnce()
})

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'a %s ends the wait, and removes its listeners',
  async (sign) => {
    const onIdle = wait()
    window.dispatchEvent(new Event(sign))
    await vi.advanceTimersByTimeAsync(0)
    expect(onIdle).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  },
)
