import { list, oneOf, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { helpTopicsOf } from './help.rules.ts'

export const helpTopics = table({
  title: 'Which help does a path get?',
  ids: ['OQ-033'],
  given: { path: text },
  answers: { help: list(oneOf('home', 'retailerPage', 'cashback')) },
  rows: `
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
  decide: ({ path }) => ({ help: helpTopicsOf(path) }),
})
