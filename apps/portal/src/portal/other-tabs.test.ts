import type { Purse } from '@save/domain/ledger'
import { afterEach, expect, test, vi } from 'vitest'
import { otherTabs } from './other-tabs.ts'

const key = 'save-purse-changed'

afterEach(() => vi.unstubAllGlobals())

test('OQ-032 another tab’s news is heard, and anything else is not', () => {
  const heard: Purse[] = []
  otherTabs.listen((purse) => heard.push(purse))
  const news = (init: StorageEventInit) => dispatchEvent(new StorageEvent('storage', init))
  news({ key, newValue: 'basket' })
  news({ key, newValue: null })
  news({ key, newValue: 'wallet' })
  news({ key: 'elsewhere', newValue: 'savings' })
  expect(heard).toEqual(['basket'])
})

test('OQ-032 the other tabs are told which purse it is, and nothing stays stored', () => {
  const steps: string[][] = []
  vi.stubGlobal('localStorage', {
    setItem: (...step: string[]) => steps.push(step),
    removeItem: (...step: string[]) => steps.push(step),
  })
  otherTabs.tell('savings')
  expect(steps).toEqual([[key, 'savings'], [key]])
})

test('OQ-032 a browser that refuses its storage: nobody is told, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => otherTabs.tell('savings')).not.toThrow()
})
