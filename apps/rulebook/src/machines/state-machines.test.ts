import { describe, expect, test } from 'vitest'
import { machinePlaceInWords } from '../page/changes/machine-change.ts'
import { type ChartState, chartOf } from './chart.ts'
import { chartInWords, readMachineWords } from './machine-words.ts'
import { shippedMachines } from './shipped-machines.ts'
import {
  areWordsFor,
  readStateMachines,
  stateMachinesOf,
  writeStateMachines,
} from './state-machines.ts'

describe('The words of a state hold for the machines that they were written for', async () => {
  const words = readMachineWords()
  const charts = (await shippedMachines('packages/domain/src')).map(({ name, machine }) => ({
    name,
    chart: chartOf(machine),
  }))
  if (process.env['SAVE_WORDS']) writeStateMachines(stateMachinesOf(charts, words.states))

  test('which are the same; otherwise give the state its own words, or SAVE_WORDS=1', () => {
    expect(stateMachinesOf(charts, words.states)).toEqual(readStateMachines())
  })

  test('a state that gets the name of another machine’s has no words', () => {
    const search = charts.find(({ name }) => name === 'searchMachine')?.chart
    const renamed = (state: ChartState): ChartState => ({
      ...state,
      name: state.name === 'pausing' ? 'waiting' : state.name,
      states: state.states.map(renamed),
    })
    if (search === undefined) throw new Error('There is no searchMachine.')
    const said = (chart: ChartState) =>
      chartInWords(chart, 'searchMachine', words).states.map(({ says }) => says)
    expect(said(search)).toContain(words.states['pausing'])
    expect(said(renamed(search))).toContain(undefined)
    expect(said(renamed(search))).not.toContain(words.states['waiting'])
  })

  test('nor in What changed', () => {
    const place = (file: string) =>
      machinePlaceInWords('states.waiting', words, `packages/domain/src/${file}`)
    expect(place('search/search.machine.ts')).toBe('While: waiting')
    expect(place('ledger/purse.machine.ts')).toBe(`While: ${words.states['waiting']}`)
  })
})

test('Words of a state that is gone are bound to no machine', () => {
  expect(areWordsFor('gone', ['cardMachine'], {})).toBe(true)
  expect(areWordsFor('open', ['cardMachine'], { open: ['shellMachine'] })).toBe(false)
})
