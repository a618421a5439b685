import { Chart } from 'chart.js'
import { expect, test, vi } from 'vitest'
import { drawPie } from './pie.ts'

test('STMT-05 a pie has no legend: the library’s is not even registered', () => {
  expect(() => Chart.registry.getPlugin('legend')).toThrow()
  expect(() => Chart.registry.getController('pie')).not.toThrow()
})

test('a pie is drawn where the browser refuses to say if the page is dark', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  // Nothing can be drawn on here, and the library says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => drawPie(document.createElement('canvas'), [1, 2])()).not.toThrow()
})
