import { exampleMember } from '@save/domain/testing/examples'
import { afterEach, expect, test, vi } from 'vitest'
import { logouts, otherTabs } from './other-tabs.ts'

const key = 'save-purse-changed'

afterEach(() => vi.unstubAllGlobals())

test('OQ-032 another tab’s news is heard, and anything else is not', () => {
  const heard: string[] = []
  otherTabs.listen(
    (purse, news) => heard.push(`${purse}: ${news}`),
    () => heard.push('asked'),
  )
  const news = (init: StorageEventInit) => dispatchEvent(new StorageEvent('storage', init))
  news({ key, newValue: 'basket changed' })
  news({ key, newValue: 'savings sent' })
  news({ key, newValue: 'savings stolen' })
  news({ key, newValue: 'savings' })
  news({ key, newValue: 'asked' })
  news({ key, newValue: null })
  news({ key, newValue: 'wallet changed' })
  news({ key: 'elsewhere', newValue: 'savings sent' })
  expect(heard).toEqual(['basket: changed', 'savings: sent', 'asked'])
})

test('OQ-032 the other tabs are told which purse it is, and nothing stays stored', () => {
  const steps: string[][] = []
  vi.stubGlobal('localStorage', {
    setItem: (...step: string[]) => steps.push(step),
    removeItem: (...step: string[]) => steps.push(step),
  })
  otherTabs.tell('savings', 'sent', undefined)
  expect(steps).toEqual([[key, 'savings sent'], [key]])
})

test('SESSION-06, OQ-032 where the browser refuses its storage, the tabs hear of each other all the same', async () => {
  vi.stubGlobal('localStorage', undefined)
  const told: unknown[] = []
  const heard: string[] = []
  logouts.listen(() => heard.push('logout'))
  const other = new BroadcastChannel('save-tabs')
  other.onmessage = ({ data }) => told.push(data)
  otherTabs.tell('savings', 'sent', undefined)
  other.postMessage({ key: 'elsewhere', newValue: 'now' })
  other.postMessage({ key: 'save-logged-out', newValue: 'now' })
  const sent = { key, newValue: 'savings sent' }
  await vi.waitFor(() => expect([told, heard]).toEqual([[sent], ['logout']]))
  other.close()
})

test('PERM-02 the other tabs hear whose purse it is, by a hash that names nobody', () => {
  const told: string[] = []
  vi.stubGlobal('localStorage', {
    setItem: (_: string, news: string) => told.push(news),
    removeItem: () => undefined,
  })
  otherTabs.tell('savings', 'sent', exampleMember)
  expect(told).toEqual([expect.stringMatching(/^savings sent [0-9a-f]{16}$/)])
  vi.unstubAllGlobals()

  const heard: boolean[][] = []
  const another = { ...exampleMember, emailAddress: 'another@example.com' }
  otherTabs.listen(
    (_purse, _news, mayBeOf) => heard.push([exampleMember, another].map(mayBeOf)),
    () => undefined,
  )
  for (const newValue of [...told, 'savings sent'])
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  expect(heard).toEqual([
    [true, false],
    [true, true],
  ])
})
