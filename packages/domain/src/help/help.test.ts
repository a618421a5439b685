import { describe, expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { helpSectionsOf } from './help.rules.ts'
import { helpTopics } from './help.table.ts'

check(helpTopics)

describe('The content of the panel (HELP-08, OQ-034)', () => {
  const systemText = {
    HomeHelp: '<p>Home</p>',
    retailerpagehelp: '<p>Retailers</p>',
    CashbackHelp: '<p>Cashback</p>',
    Unrelated: '<p>Other</p>',
  }

  test('HELP-08 the panel shows the server’s texts, in any letter case of their keys', () => {
    expect(helpSectionsOf('/Home/Cashback', systemText)).toEqual([
      { topic: 'retailerPage', html: '<p>Retailers</p>' },
      { topic: 'cashback', html: '<p>Cashback</p>' },
    ])
  })

  test('HELP-08 a missing or blank text leaves its section out', () => {
    expect(helpSectionsOf('/Home/Cashback', { CashbackHelp: '<p>C</p>' })).toEqual([
      { topic: 'cashback', html: '<p>C</p>' },
    ])
    expect(helpSectionsOf('/Home/Dashboard', { HomeHelp: ' ' })).toEqual([])
  })

  test('HELP-07 a path without help has no section, even if there are texts', () => {
    expect(helpSectionsOf('/MyAccount', systemText)).toEqual([])
  })
})
