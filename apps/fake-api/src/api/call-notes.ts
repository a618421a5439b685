/** What the specification says of each call, for the log and the document. */
export interface CallNote {
  /** Of requirements.yaml. */
  readonly requirement: string
  readonly says: string
  /** What stands in the query, and what it means. */
  readonly query?: Readonly<Record<string, string>>
}

const notes: Readonly<Record<string, CallNote>> = {
  'POST /api/Login': { requirement: 'API-10', says: 'Signs a member in.' },
  'POST /api/logout': {
    requirement: 'API-09',
    says: 'Ends the session, and says where the browser goes.',
  },
  'GET /api/member': { requirement: 'API-03', says: 'The member who is signed in.' },
  'GET /api/member/RequiresReAuth': {
    requirement: 'API-04',
    says: 'Must the member prove who they are before a wallet page is shown?',
  },
  'PUT /api/member': {
    requirement: 'API-05',
    says: 'Changes the name, the address, or date of birth and gender.',
  },
  'PUT /api/member/ChangePassword': { requirement: 'API-06', says: 'Changes the password.' },
  'GET /api/DashboardData': { requirement: 'API-07', says: 'What stands on the dashboard.' },
  'GET /api/menudetails': { requirement: 'API-08', says: 'The items of the menu.' },
  'GET /api/choices': { requirement: 'API-11', says: 'Every benefit.' },
  'GET /api/choices/{}': { requirement: 'API-12', says: 'One benefit.' },
  'GET /api/SystemText': { requirement: 'API-13', says: 'Texts by key, those of the help panel.' },
  'GET /api/Retailers': { requirement: 'API-14', says: 'Every retailer.' },
  'GET /api/Retailers/{}': { requirement: 'API-15', says: 'One retailer.' },
  'GET /api/CashbackCategories': { requirement: 'API-16', says: 'The tree of categories.' },
  'POST /api/Query': { requirement: 'API-17', says: 'Sends a question to support.' },
  'GET /api/NGCVendors': { requirement: 'API-18', says: 'Every vendor of vouchers.' },
  'POST /api/CancelChoice': {
    requirement: 'API-19',
    says: 'Cancels a benefit that was ordered; the member as that left them.',
  },
  'GET /api/WithdrawSavings': {
    requirement: 'API-20',
    says: 'Withdraws to the prepaid card: it moves money, although it is a GET.',
  },
  'POST /api/WithdrawSavingsViaBank': {
    requirement: 'API-21',
    says: 'Asks for a transfer to a bank account.',
  },
  'POST /api/PurchaseChoice': { requirement: 'API-22', says: 'Orders a salary sacrifice.' },
  'GET /api/MemberWellness': {
    requirement: 'API-23',
    says: 'The lines of the wellness statement.',
  },
  'GET /api/MemberBenefits': { requirement: 'API-24', says: 'The lines of the reward statement.' },
  'GET /api/branding/carousel': {
    requirement: 'API-25',
    says: 'The banners of the dashboard.',
  },
  'GET /api/branding/carousel/{}': {
    requirement: 'API-25',
    says: 'The banners of one category; the dashboard’s is -1.',
  },
  'GET /api/MinimumWithdrawalSettings': {
    requirement: 'API-26',
    says: 'The least that can be withdrawn to a bank.',
  },
  'GET /api/Member/Favourites': { requirement: 'API-27', says: 'The retailers with a star.' },
  'POST /api/Member/Favourites': { requirement: 'API-28', says: 'Gives a retailer a star.' },
  'DELETE /api/Member/Favourites/{}': { requirement: 'API-29', says: 'Takes the star away.' },
  'POST /api/Retailers/LogVisit': { requirement: 'API-30', says: 'Notes that an offer was used.' },
  'POST /api/choices/LogVisit': {
    requirement: 'API-31',
    says: 'Notes that a benefit’s provider was visited.',
  },
  'POST /api/NGCVendors/LogVisit': { requirement: 'API-32', says: 'Notes that a vendor was seen.' },
  'POST /api/PurchaseNGCVoucher': { requirement: 'API-33', says: 'Puts a voucher in the basket.' },
  'GET /api/Basket': { requirement: 'API-35', says: 'What is in the basket.' },
  'GET /api/Basket/Total': {
    requirement: 'API-36',
    says: 'What the basket comes to.',
    query: {
      controller: 'always Basket',
      action: 'always Total',
      deliveryMethod: 'always standard',
      paymentMethod: 'credit or debit',
    },
  },
  'POST /api/order': { requirement: 'API-37', says: 'Places an order of what is in the basket.' },
  'POST /api/Order/{}/Pay': {
    requirement: 'API-38',
    says: 'Starts the payment: the address of the payment provider.',
  },
  'GET /api/search': {
    requirement: 'API-39',
    says: 'Searches retailers, vouchers and benefits.',
    query: {
      search: 'the text to look for',
      page: 'from 1',
      filter: 'All, Cashback, Benefits or Vouchers',
    },
  },
  'GET /api/Tabs/{}': { requirement: 'API-41', says: 'One tab of benefits.' },
}

/** @param spelled such as 'GET /api/branding/carousel/{id}', whatever the varying part is called */
export const noteOn = (spelled: string): CallNote | undefined =>
  notes[spelled] ?? notes[spelled.replace(/\{\w+\}/g, '{}')]
