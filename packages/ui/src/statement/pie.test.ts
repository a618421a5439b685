import { Chart } from 'chart.js'
import { expect, test, vi } from 'vitest'
import { drawPie } from './pie.ts'

test('STMT-05 a pie has no legend, and the library’s isn’t even registered', () => {
  expect(() => Chart.registry.getPlugin('legend')).toThrow()
  expect(() => Chart.registry.getController('pie')).not.toThrow()
})

test('a pie is drawn even if the browser refuses to say whether the page is dark', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  // The simulated browser can't draw, which the library reports.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => drawPie(document.createElement('canvas'), [1, 2])()).not.toThrow()
})
