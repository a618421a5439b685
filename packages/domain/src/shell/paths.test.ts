import { describe, expect, test } from 'vitest'
import { ChoiceId, RetailerId, TabId, VendorCode } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { documentPlaces } from './host-addresses.policy.ts'
import { hostPageOf } from './host-page.rules.ts'
import { thumbnailHref } from './image.rules.ts'
import {
  choicePath,
  dataLinkOf,
  documentPages,
  isInAppPath,
  isSearchPage,
  pathBelowBase,
  registerHref,
  retailerIn,
  retailerPath,
  searchPath,
  tabPath,
  vendorPath,
} from './paths.rules.ts'

describe('Which page does the host answer with?', () => {
  const rows = decisionTable(
    ['id', 'case', 'path', 'page'],
    `
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
  )
  for (const row of rows) {
    test(`${row.id} ${row.case}`, () => {
      expect(hostPageOf(row.path)).toBe(row.page)
    })
  }

  test('SHELL-22, SHELL-23 the host knows the place of each page outside the app (OQ-001)', () => {
    for (const page of Object.values(documentPages)) {
      const [place] = page.toLowerCase().slice('/Member/'.length).split('/')
      expect(documentPlaces).toContain(place)
    }
  })
})

describe('Which path does each thing have?', () => {
  test('DASH-26 a retailer’s path has its id and the slug of its name', () => {
    expect(retailerPath(RetailerId.make('1061'), 'Tidewater Stays')).toBe(
      '/Retailer/1061/tidewater-stays',
    )
  })

  test('DASH-26 a name without letters gives no slug, and no slash at the end (OQ-012)', () => {
    expect(retailerPath(RetailerId.make('7'), '!!!')).toBe('/Retailer/7')
  })

  test('DASH-27, DASH-28, DASH-29 the paths of choices, tabs and vendors', () => {
    expect([
      choicePath(ChoiceId.make('120')),
      tabPath(TabId.make('12')),
      vendorPath(VendorCode.make('PLU1089')),
    ]).toEqual(['/Choice/120', '/Home/mybenefits/12', '/Vendor/PLU1089'])
  })

  test('an id with unusual characters stays inside its segment', () => {
    expect(choicePath(ChoiceId.make('a/b?c'))).toBe('/Choice/a%2Fb%3Fc')
  })

  test('LOGIN-05, LOGIN-08, SHELL-22, SHELL-23 pages outside the app have the base (OQ-001)', () => {
    expect(documentPages).toEqual({
      faq: '/Member/FAQ',
      termsAndConditions: '/Member/TermsAndConditions',
      register: '/Member/Register',
      resetPassword: '/Member/Register/ResetPasswordRequest',
      resendRegistrationEmail: '/Member/Register/ResendRegistrationEmail',
      memberChallenge: '/Member/MemberChallenge',
      oidcChallenge: '/Member/Oidc/Challenge',
    })
  })

  test('LOGIN-06 Register returns to the current path and query, encoded (OQ-013)', () => {
    expect(registerHref('/Member/Home/Search?search=tea&page=1')).toBe(
      '/Member/Register?returnUrl=%2FMember%2FHome%2FSearch%3Fsearch%3Dtea%26page%3D1',
    )
  })
})

describe('What does the top search box search for? (SHELL-08, SHELL-09, OQ-077)', () => {
  const cases = decisionTable(
    ['id', 'case', 'typed', 'path'],
    `
    id       | case                          | typed      | path
    SHELL-08 | a word                        | 'tea'      | /Home/Search?search=tea&page=1
    SHELL-08 | white space around it is cut  | '  tea '   | /Home/Search?search=tea&page=1
    SHELL-08 | white space inside stays      | 'tea pot'  | /Home/Search?search=tea%20pot&page=1
    SHELL-08 | its special characters        | 'a&b=c'    | /Home/Search?search=a%26b%3Dc&page=1
    SHELL-09 | nothing                       | ''         | (nowhere)
    SHELL-09 | white space                   | '   '      | (nowhere)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.typed}`, () => {
      expect(searchPath(row.typed.slice(1, -1)) ?? '(nowhere)').toBe(row.path)
    })
  }
})

describe('Which page has a search box of its own? (SHELL-07)', () => {
  const cases = decisionTable(
    ['path', 'answer'],
    `
    path             | answer
    /Home/Search     | yes
    /home/search     | yes
    /Home/Search/    | yes
    /Home/Search//   | yes
    /Home/Searching  | no
    /Home/Dashboard  | no
    /Search          | no
    `,
  )
  for (const row of cases) {
    test(`SHELL-07 ${row.path}: ${row.answer}`, () => {
      expect(isSearchPage(row.path)).toBe(row.answer === 'yes')
    })
  }
})

describe('What is below the base? (ROUTE-01, ROUTE-03, OQ-003)', () => {
  const cases = decisionTable(
    ['id', 'case', 'pathname', 'below'],
    `
    id       | case                          | pathname            | below
    ROUTE-01 | the base itself               | /Member             | /
    ROUTE-01 | with a slash                  | /Member/            | /
    ROUTE-01 | a route                       | /Member/Home/Search | /Home/Search
    ROUTE-03 | another letter case           | /mEmBeR/home/SEARCH | /home/SEARCH
    ROUTE-01 | a longer first part is not it | /Members/Home       | /Members/Home
    ROUTE-01 | outside the base              | /FAQ                | /FAQ
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.pathname}`, () => {
      expect(pathBelowBase(row.pathname)).toBe(row.below)
    })
  }
})

describe('Where does a link from data lead? (OQ-031)', () => {
  const cases = decisionTable(
    ['id', 'case', 'link', 'leads'],
    `
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
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.link}`, () => {
      const link = dataLinkOf(row.link)
      const leads =
        link === undefined
          ? 'nowhere'
          : `${link.leads} ${link.leads === 'inside' ? link.path : link.href}`
      expect(leads).toBe(row.leads)
    })
  }

  test('a path that only starts like a route is not in the app', () => {
    expect([isInAppPath('/Homestead'), isInAppPath('/Home'), isInAppPath('/home#top')]).toEqual([
      false,
      true,
      true,
    ])
  })

  test('a text that is no path is not in the app', () => {
    expect([isInAppPath('Home'), isInAppPath('x/Home')]).toEqual([false, false])
  })
})

describe('Where is a thumbnail fetched from? (RETAILER-04, OQ-011)', () => {
  const cases = decisionTable(
    ['case', 'image host', 'address', 'fetched from'],
    `
    case                               | image host            | address              | fetched from
    no host: this origin               |                       | /images/1.svg        | /images/1.svg
    a slash is added                   |                       | images/1.svg         | /images/1.svg
    a host                             | https://img.example   | images/1.svg         | https://img.example/images/1.svg
    slashes on both sides make one     | https://img.example/  | /images/1.svg        | https://img.example/images/1.svg
    however many they are              | https://img.example// | //images/1.svg       | https://img.example/images/1.svg
    an address within one is no host   | https://img.example   | a?of=https://a.b     | https://img.example/a?of=https://a.b
    an absolute address stays          | https://img.example   | http://a.example/1   | http://a.example/1
    no picture                         | https://img.example   |                      | (none)
    `,
  )
  for (const row of cases) {
    test(`RETAILER-04 ${row.case}`, () => {
      expect(thumbnailHref(row['image host'], row.address) ?? '(none)').toBe(row['fetched from'])
    })
  }

  test('RETAILER-04 white space around host and address does not count', () => {
    expect(thumbnailHref(' https://img.example ', ' images/1.svg ')).toBe(
      'https://img.example/images/1.svg',
    )
  })

  test('RETAILER-04 an absent address is no picture', () => {
    expect(thumbnailHref('https://img.example', undefined)).toBeUndefined()
  })
})

describe('Which retailer does a path belong to?', () => {
  const cases = decisionTable(
    ['path', 'retailer'],
    `
    path                                | retailer
    /Retailer/40                        | 40
    /Retailer/40/hearthwick-kitchens    | 40
    /RETAILER/40/x/Offers/Cashback      | 40
    /Retailer/a%20%26%20b%2Fc?x=1       | a & b/c
    /Retailer                           | (none)
    /Retailer/%E0%A4%A                  | (none)
    /Home/Retailer/40                   | (none)
    `,
  )
  for (const row of cases) {
    test(`${row.path}: ${row.retailer}`, () => {
      expect(retailerIn(row.path) ?? '(none)').toBe(row.retailer)
    })
  }
})
