import { text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { fieldOf, onlyWords } from './sign.rules.ts'
import { pageWords } from './signs.policy.ts'

export const pages = table({
  title: 'Which words of an address does a sign contain?',
  given: { path: text },
  answers: { sign: text },
  rows: `
    path                                | sign
    /Home/Dashboard                     | /Home/Dashboard
    /home/dashboard/                    | /Home/Dashboard/
    /Retailer/1061/nook-and-larder      | /Retailer/{}/{}
    /Choice/SalarySacrifice/142/3600.00 | /Choice/SalarySacrifice/{}/{}
    /Home/Search?search=AB123456C       | /Home/Search
    /Home/Search#AB123456C              | /Home/Search
    /Vendor/PLUM                        | /Vendor/{}
    /a/b/c/d/e/f/g/h/i/j                | /{}/{}/{}/{}/{}/{}/{}
  `,
  decide: ({ path }) => ({ sign: onlyWords(path, pageWords) }),
})

export const fields = table({
  title: 'How does a sign name a field?',
  given: { at: text },
  answers: { sign: text },
  rows: `
    at                     | sign
    FeaturedCashback[3].Id | FeaturedCashback[].Id
    [12]                   | []
    Grid[1][2].Name        | Grid[][].Name
    (answer)               | (answer)
    (not json)             | (not json)
    Priya (shah)           | {}
    (priya) Shah           | {}
    Grid..Name             | Grid.{}.Name
    Priya Shah             | {}
    member@example.com     | {}.com
    Texts.AB 12 34 56 C    | Texts.{}
    1284                   | {}
  `,
  decide: ({ at }) => ({ sign: fieldOf(at) }),
})
