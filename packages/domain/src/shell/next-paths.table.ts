import { list, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { pathsBehindForms } from './next-paths.rules.ts'

export const formPaths = table({
  title: 'Which paths do the forms of a screen lead to?',
  given: { path: text },
  answers: { forms: list(text) },
  rows: `
    path                             | forms
    /Home/Dashboard                  | /Home/Search
    /Vendor/PLU1089                  | /Home/Search, /Checkout
    /vendor/plu1089?x=1              | /Home/Search, /Checkout
    /Choice/120                      | /Home/Search, /Choice/SalarySacrifice/120/1
    /Choice/SalarySacrifice/120/3600 | /Home/Search, /Choice/SalarySacrifice/ThankYou
  `,
  decide: ({ path }) => ({ forms: pathsBehindForms(path) }),
})
