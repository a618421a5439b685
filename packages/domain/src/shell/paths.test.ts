import { describe, expect, test } from 'vitest'
import { ChoiceId, RetailerId, TabId, VendorCode } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { documentPlaces } from './host-addresses.policy.ts'
import { thumbnailHref } from './image.rules.ts'
import {
  choicePath,
  documentPages,
  isInAppPath,
  registerHref,
  retailerPath,
  tabPath,
  vendorPath,
} from './paths.rules.ts'
import {
  dataLinks,
  hostPages,
  pathsBelowBase,
  retailersInPaths,
  searchPages,
  searchPaths,
  thumbnails,
} from './paths.table.ts'

check(hostPages)

test('SHELL-22, SHELL-23 the host knows the place of each page outside the app (OQ-001)', () => {
  for (const page of Object.values(documentPages)) {
    const [segment] = page.toLowerCase().slice('/Member/'.length).split('/')
    expect(documentPlaces).toContain(segment)
  }
})

describe('The path of each thing', () => {
  test('DASH-26 a retailer’s path has the id and the slug of the name', () => {
    expect(retailerPath(RetailerId.make('1061'), 'Tidewater Stays')).toBe(
      '/Retailer/1061/tidewater-stays',
    )
  })

  test('DASH-26 if a name has no letters, its path has no slug and no trailing slash (OQ-012)', () => {
    expect(retailerPath(RetailerId.make('7'), '!!!')).toBe('/Retailer/7')
  })

  test('DASH-27, DASH-28, DASH-29 choices, tabs and vendors have their paths', () => {
    expect([
      choicePath(ChoiceId.make('120')),
      tabPath(TabId.make('12')),
      vendorPath(VendorCode.make('PLU1089')),
    ]).toEqual(['/Choice/120', '/Home/mybenefits/12', '/Vendor/PLU1089'])
  })

  test('an id with unusual characters stays inside its segment', () => {
    expect(choicePath(ChoiceId.make('a/b?c'))).toBe('/Choice/a%2Fb%3Fc')
  })

  test('LOGIN-05, LOGIN-08, SHELL-22, SHELL-23 pages outside the app include the base (OQ-001)', () => {
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

check(searchPaths)
check(searchPages)
check(pathsBelowBase)
check(dataLinks)

test('a path that only starts like a route is not in the app', () => {
  expect([isInAppPath('/Homestead'), isInAppPath('/Home'), isInAppPath('/home#top')]).toEqual([
    false,
    true,
    true,
  ])
})

test('text that isn’t a path is not in the app', () => {
  expect([isInAppPath('Home'), isInAppPath('x/Home')]).toEqual([false, false])
})

check(thumbnails)

test('RETAILER-04 white space around host and address is ignored', () => {
  expect(thumbnailHref(' https://img.example ', ' images/1.svg ')).toBe(
    'https://img.example/images/1.svg',
  )
})

test('RETAILER-04 without an address there is no picture', () => {
  expect(thumbnailHref('https://img.example', undefined)).toBeUndefined()
})

check(retailersInPaths)
