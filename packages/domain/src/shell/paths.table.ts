import { oneOf, orNone, quoted, text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { hostPageOf } from './host-page.rules.ts'
import { thumbnailHref } from './image.rules.ts'
import { dataLinkOf, isSearchPage, pathBelowBase, retailerIn, searchPath } from './paths.rules.ts'

export const hostPages = table({
  title: 'Which page does the host answer with?',
  given: { path: text },
  answers: { page: oneOf('dashboard', 'login', 'index') },
  rows: `
    id       | case                            | path                    | page
    ROUTE-01 | the base leads to the dashboard | /Member                 | dashboard
    ROUTE-01 | Home leads to the dashboard     | /Member/Home            | dashboard
    ROUTE-01 | the dashboard                   | /Member/Home/Dashboard  | dashboard
    ROUTE-03 | in any letter case              | /MEMBER/home/DASHBOARD  | dashboard
    ROUTE-03 | with a slash at the end         | /member/                | dashboard
    ROUTE-01 | the login                       | /Member/Login           | login
    ROUTE-03 | the login in any letter case    | /member/LOGIN/          | login
    ROUTE-01 | a path that only starts alike   | /Member/Home/Dashboards | index
    ROUTE-01 | every other path                | /Member/Home/Vouchers   | index
  `,
  decide: ({ path }) => ({ page: hostPageOf(path) }),
})

export const searchPaths = table({
  title: 'What does the top search box search for?',
  given: { typed: quoted },
  answers: { path: orNone(text, '(nowhere)') },
  rows: `
    id               | case                         | typed     | path
    SHELL-08, OQ-077 | a word                       | "tea"     | /Home/Search?search=tea&page=1
    SHELL-08, OQ-077 | white space around it is cut | "  tea "  | /Home/Search?search=tea&page=1
    SHELL-08, OQ-077 | white space inside stays     | "tea pot" | /Home/Search?search=tea%20pot&page=1
    SHELL-08, OQ-077 | its special characters       | "a&b=c"   | /Home/Search?search=a%26b%3Dc&page=1
    SHELL-09         | nothing                      | ""        | (nowhere)
    SHELL-09         | white space                  | "   "     | (nowhere)
  `,
  decide: ({ typed }) => ({ path: searchPath(typed) }),
})

export const searchPages = table({
  title: 'Which page has a search box of its own?',
  ids: ['SHELL-07'],
  given: { path: text },
  answers: { answer: yesNo },
  rows: `
    path            | answer
    /Home/Search    | yes
    /home/search    | yes
    /Home/Search/   | yes
    /Home/Search//  | yes
    /Home/Searching | no
    /Home/Dashboard | no
    /Search         | no
  `,
  decide: ({ path }) => ({ answer: isSearchPage(path) }),
})

export const pathsBelowBase = table({
  title: 'What is the path below the base?',
  given: { pathname: text },
  answers: { below: text },
  rows: `
    id               | case                          | pathname            | below
    ROUTE-01         | the base itself               | /Member             | /
    ROUTE-01         | with a slash                  | /Member/            | /
    ROUTE-01         | a route                       | /Member/Home/Search | /Home/Search
    ROUTE-03, OQ-003 | another letter case           | /mEmBeR/home/SEARCH | /home/SEARCH
    ROUTE-01         | a longer first part is not it | /Members/Home       | /Members/Home
    ROUTE-01         | outside the base              | /FAQ                | /FAQ
  `,
  decide: ({ pathname }) => ({ below: pathBelowBase(pathname) }),
})

export const dataLinks = table({
  title: 'Where does a link from data lead?',
  given: { link: text },
  answers: { leads: orNone(text, 'nowhere') },
  rows: `
    id                 | case                                                | link                    | leads
    OQ-031             | an in-app path with the base                        | /Member/Retailer/1/x    | inside /Retailer/1/x
    OQ-031             | the base in another letter case                     | /MEMBER/Retailer/1/x    | inside /Retailer/1/x
    BANNER-03, DASH-21 | an in-app path as the route table writes            | /Home/Vouchers?page=2   | inside /Home/Vouchers?page=2
    OQ-031             | the base alone                                      | /Member                 | inside /
    OQ-031             | a page outside the app                              | /Member/FAQ             | outside /Member/FAQ
    OQ-031             | another page of this host                           | /brochure.pdf           | outside /brochure.pdf
    BANNER-03, DASH-21 | another host                                        | https://shop.example/a  | outside https://shop.example/a
    OQ-031             | a program                                           | javascript:alert(1)     | nowhere
    OQ-031             | another host without a scheme                       | //shop.example          | nowhere
    OQ-031             | another host behind the base                        | /Member//shop.example   | nowhere
    OQ-031             | another host behind the base in another letter case | /member//shop.example/a | nowhere
    BANNER-03, DASH-21 | nothing                                             |                         | nowhere
  `,
  decide: ({ link: href }) => {
    const link = dataLinkOf(href)
    return {
      leads: link && `${link.leads} ${link.leads === 'inside' ? link.path : link.href}`,
    }
  },
})

export const thumbnails = table({
  title: 'Where is a thumbnail fetched from?',
  ids: ['RETAILER-04', 'OQ-011'],
  given: { 'image host': text, address: text },
  answers: { 'fetched from': orNone(text) },
  rows: `
    case                             | image host            | address            | fetched from
    no host: this origin             |                       | /images/1.svg      | /images/1.svg
    a slash is added                 |                       | images/1.svg       | /images/1.svg
    a host                           | https://img.example   | images/1.svg       | https://img.example/images/1.svg
    slashes on both sides make one   | https://img.example/  | /images/1.svg      | https://img.example/images/1.svg
    however many they are            | https://img.example// | //images/1.svg     | https://img.example/images/1.svg
    an address within one is no host | https://img.example   | a?of=https://a.b   | https://img.example/a?of=https://a.b
    an absolute address stays        | https://img.example   | http://a.example/1 | http://a.example/1
    no picture                       | https://img.example   |                    | (none)
  `,
  decide: ({ 'image host': host, address }) => ({
    'fetched from': thumbnailHref(host, address),
  }),
})

export const retailersInPaths = table({
  title: 'Which retailer does a path belong to?',
  given: { path: text },
  answers: { retailer: orNone(text) },
  rows: `
    path                             | retailer
    /Retailer/40                     | 40
    /Retailer/40/hearthwick-kitchens | 40
    /RETAILER/40/x/Offers/Cashback   | 40
    /Retailer/a%20%26%20b%2Fc?x=1    | a & b/c
    /Retailer                        | (none)
    /Retailer/%E0%A4%A               | (none)
    /Home/Retailer/40                | (none)
  `,
  decide: ({ path }) => ({ retailer: retailerIn(path) }),
})
