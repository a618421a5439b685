import { describe, expect, test } from 'vitest'
import { decisionTable } from '../testing/decision-table.ts'
import { helpSectionsOf, helpTopicsOf } from './help.rules.ts'

describe('Which help does a path get? (HELP-04 to HELP-07, OQ-033)', () => {
  const cases = decisionTable(
    ['id', 'path', 'help'],
    `
    id      | path                              | help
    HELP-04 | /Home/Dashboard                   | home
    HELP-04 | /home/dashboard                   | home
    HELP-04 | /Home/Dashboard/                  | home
    HELP-04 | /Home/Dashboard//                 | home
    HELP-07 | /Home/DashboardX                  | (none)
    HELP-05 | /Home/Cashback                    | retailerPage, cashback
    HELP-05 | /HOME/CASHBACK                    | retailerPage, cashback
    HELP-05 | /Home/mybenefits/12               | retailerPage, cashback
    HELP-05 | /Retailer/1061/tidewater-stays    | retailerPage, cashback
    HELP-05 | /Vendor/PLU1089                   | retailerPage, cashback
    HELP-05 | /Choice/120                       | retailerPage, cashback
    HELP-05 | /Choice/SalarySacrifice/120/50.00 | retailerPage, cashback
    HELP-06 | /Home/Vouchers                    | retailerPage, cashback
    HELP-06 | /home/voucher                     | retailerPage, cashback
    HELP-07 | /Home/Search                      | (none)
    HELP-07 | /Home/TotalWellnessStatement      | (none)
    HELP-07 | /Home/TotalRewardStatement        | (none)
    HELP-07 | /MyAccount                        | (none)
    HELP-07 | /EditAccount                      | (none)
    HELP-07 | /WithdrawViaBank                  | (none)
    HELP-07 | /Checkout                         | (none)
    HELP-07 | /Contact                          | (none)
    HELP-07 | /Nowhere                          | (none)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.path}: ${row.help}`, () => {
      expect(helpTopicsOf(row.path).join(', ') || '(none)').toBe(row.help)
    })
  }
})

describe('What does the panel hold? (HELP-08, OQ-034)', () => {
  const systemText = {
    HomeHelp: '<p>Home</p>',
    retailerpagehelp: '<p>Retailers</p>',
    CashbackHelp: '<p>Cashback</p>',
    Unrelated: '<p>Other</p>',
  }

  test('HELP-08 the texts of the server, found whatever the letter case of their keys', () => {
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

  test('HELP-07 a path without help has no section, whatever texts there are', () => {
    expect(helpSectionsOf('/MyAccount', systemText)).toEqual([])
  })
})
