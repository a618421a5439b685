import { Chart } from 'chart.js'
import { expect, test } from 'vitest'
import './pie.ts'

test('STMT-05 a pie has no legend: the library’s is not even registered', () => {
  expect(() => Chart.registry.getPlugin('legend')).toThrow()
  expect(() => Chart.registry.getController('pie')).not.toThrow()
})
