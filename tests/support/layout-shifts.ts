import type { Page } from '@playwright/test'

/** From the next page on, records elements that jump without any input. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) shifts.push(shift.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The distance of each jump, as the browser measures it. */
export const layoutShifts = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts') as number[])
