/** The data that a row can name, each in place of a usual answer. */
import { ChoiceId, pounds, RetailerId, TabId } from '@save/domain/kernel'
import { exampleChoice, tabWith } from '@save/domain/testing/benefit-examples'
import { cashbackItems } from '@save/domain/testing/examples'
import { usualAnswers } from './answers.ts'
import type { Answers } from './calls.ts'
import { member, otherRetailer, otherVendor, results, retailer, shops, vendor } from './records.ts'

const { choiceLogo: _, ...plainChoice } = tabWith(1).choices[0] ?? exampleChoice

const withChoice = (isCancelled: boolean) => ({
  ...member,
  choices: [{ id: exampleChoice.id, name: exampleChoice.name, isCancelled }],
})

export const givens: Readonly<Record<string, Partial<Answers>>> = {
  'the dashboard has both statements': {
    dashboard: {
      ...usualAnswers.dashboard,
      hasTotalWellnessStatement: true,
      hasTotalRewardStatement: true,
    },
  },
  'newest cashback is first a percentage, then money': {
    dashboard: {
      ...usualAnswers.dashboard,
      newestCashback: cashbackItems('New', 2).map((item, place) => ({
        ...item,
        ...(place === 0
          ? { cashbackType: 2, maximumOffer: 7.5 }
          : { cashbackType: 1, maximumOffer: 25 }),
      })),
    },
  },
  'the dashboard has two tabs': {
    dashboard: {
      ...usualAnswers.dashboard,
      tabs: [
        ...usualAnswers.dashboard.tabs,
        {
          id: TabId.make('15'),
          name: 'Travel',
          choices: [{ ...exampleChoice, id: ChoiceId.make('150'), name: 'Rail card' }],
        },
      ],
    },
  },
  'the dashboard has more cashback': {
    dashboard: { ...usualAnswers.dashboard, extraCashback: cashbackItems('Extra', 1) },
  },
  'no shops': { retailers: [] },
  'two shops': { retailers: [retailer, otherRetailer] },
  '125 shops': { retailers: shops(125) },
  'Hearthwick Kitchens is a favourite': { favourites: [RetailerId.make('40')] },
  'no results': { search: { results: [], count: 0 } },
  '125 results': { search: { results, count: 125 } },
  'no vouchers': { vendors: [] },
  'two vouchers': { vendors: [vendor, otherVendor] },
  'the vendor’s fixed values may be typed': {
    vendors: [
      {
        ...vendor,
        minimumFixedEnteredManuallyAmount: pounds('5'),
        maximumFixedEnteredManuallyAmount: pounds('50'),
      },
    ],
  },
  'the vendor sells a range': {
    vendors: [{ ...vendor, hasFixedRange: false, hasRangedRange: true, fixedValues: [] }],
  },
  'the tab is empty': { tab: tabWith(0) },
  'the tab has 125 choices': { tab: tabWith(125) },
  'two choices with logos': {
    tab: {
      ...tabWith(0),
      choices: [
        { ...exampleChoice, choiceLogo: '/images/choices/140.svg' },
        {
          ...exampleChoice,
          id: ChoiceId.make('141'),
          name: 'Dental plan',
          choiceLogo: '/images/choices/141.svg',
        },
      ],
    },
  },
  'the choice has no logo': { tab: { ...tabWith(0), choices: [plainChoice] } },
  'the choice has a direct link': { choice: { ...exampleChoice, journeyType: 50 } },
  'the member has the choice': { member: withChoice(false) },
  'two benefits are ordered': {
    member: {
      ...member,
      choices: [
        { id: ChoiceId.make('122'), name: 'Gym membership', isCancelled: false },
        { id: exampleChoice.id, name: exampleChoice.name, isCancelled: false },
      ],
    },
  },
  'the member has cancelled the choice': { member: withChoice(true) },
  'the server finds that the order awaits approval': {
    placeOrder: {
      answer: 'refused',
      messages: ['You have ordered this benefit already. Your employer has not approved it yet.'],
    },
  },
  'the member may not see the wellness statement': {
    member: { ...member, canSeeTotalWellnessStatement: false },
  },
  'the member may not see the reward statement': {
    member: { ...member, canSeeTotalRewardStatement: false },
  },
  'the member may not see benefits': { member: { ...member, canSeeMyBenefits: false } },
  'the login is refused twice over': {
    login: { answer: 'refused', messages: ['Email is unknown.', 'Password is too short.'] },
  },
  'the save is refused': {
    saveAddress: { answer: 'refused', messages: ['Town is unknown.', 'Street is unknown.'] },
  },
  'the support refuses': {
    supportQuery: { answer: 'refused', messages: ['Telephone is wrong.'] },
  },
  'a challenge is needed': { requiresReAuth: true },
  'no texts': { systemText: {} },
  'the menu is empty': { menu: [] },
}

/** What a call answers from its second time on. */
export const laterGivens: Readonly<Record<string, Partial<Answers>>> = {
  'a balance of £1,264.60 once it is read again': {
    member: { ...member, availableBalance: pounds('1264.60') },
  },
}
