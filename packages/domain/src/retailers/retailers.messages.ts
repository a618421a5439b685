import { formatCount } from '../kernel/index.ts'

export const retailersMessages = {
  findingSavings: 'Finding savings...',
  noRetailersFound: 'No Retailers Found',
  viewFavourites: 'View Favourites',
  loading: 'Loading...',
  /** '1 cashback offer', 'N cashback offers' (DIR-09, DIR-10). */
  cashbackOffers: (count: number): string =>
    count === 1 ? '1 cashback offer' : `${count} cashback offers`,
  /** The same wording even for one offer (RETAILER-05, OQ-063). */
  offersAvailable: (count: number): string => `${count} Offers available today`,
  redeem: 'Redeem',
  cannotRedeem: 'Something went wrong. Please, contact us using Contact page.',
  ours: {
    cashback: 'Cashback',
    backToDashboard: 'Back to the dashboard',
    searchByName: 'Search by name',
    mostCashbackFirst: 'By most cashback',
    category: 'Category',
    allCategories: 'All categories',
    retailersShown: (count: number): string =>
      count === 1 ? '1 retailer' : `${formatCount(count)} retailers`,
    noRetailersHelp: 'Try another name or category, or look at all retailers.',
    showAll: 'Show all retailers',
    retailers: 'Retailers',
    recentlyViewed: 'Recently viewed',
    /** The same name for a favourite and any other retailer: the star shows the difference. */
    favourite: (name: string) => `Favourite ${name}`,
    backToCashback: 'Back to cashback',
    offers: 'Offers',
    opensTab: 'Opens a new tab',
    tabBlocked: 'Your browser didn’t open a new tab.',
    /** Shown after Redeem, on the page that stayed open. */
    wentTo: (retailer: string, time: string) => `You went to ${retailer} at ${time}`,
    reminderFile: 'cashback.ics',
    remindMe: 'Remind me in a week',
    /** The entry in the member's calendar. */
    reminder: (retailer: string) => `Has your cashback from ${retailer} arrived?`,
    notThere: 'Not there? Ask us',
    notThereQuestion: (retailer: string, day: string, time: string) =>
      `I went to ${retailer} on ${day} at ${time}, and my purchase does not show. My order number there is: `,
    continueTo: (retailer: string) => `Continue to ${retailer}`,
  },
} as const
