/** One valid request for each call, in an order in which each finds its data. */
import type { Catalogue } from '@save/api-adapter/memory'

export interface CallExample {
  /** In the API's spelling: 'GET /api/Retailers/{id}'. */
  readonly call: string
  readonly path: string
  readonly body?: object
}

export function everyCall({
  retailers,
  vendors,
  tabs,
  member,
  password,
}: Catalogue): readonly CallExample[] {
  const retailer = retailers[0]
  const offer = retailers.flatMap(({ offers }) => offers)[0]
  const vendor = vendors.find(({ isRangeEndLimited }) => isRangeEndLimited) ?? vendors[0]
  const choice = tabs
    .flatMap(({ choices }) => choices)
    .find(({ journeyType }) => journeyType === 100)
  const ordered = member.choices.find(({ isCancelled }) => !isCancelled)

  const get = (path: string, template = path): CallExample => ({ call: `GET ${template}`, path })
  const post = (path: string, body: object, template = path): CallExample => ({
    call: `POST ${template}`,
    path,
    body,
  })
  const put = (path: string, body: object): CallExample => ({ call: `PUT ${path}`, path, body })
  const favourites = '/api/Member/Favourites'

  return [
    post('/api/Login', { email: member.emailAddress, password, rememberMe: false }),
    get('/api/member'),
    get('/api/member/RequiresReAuth'),
    get('/api/menudetails'),
    get('/api/SystemText'),
    get('/api/DashboardData'),
    get('/api/branding/carousel'),
    get('/api/branding/carousel/-1', '/api/branding/carousel/{id}'),
    get('/api/Retailers'),
    get(`/api/Retailers/${retailer?.id}`, '/api/Retailers/{id}'),
    get('/api/CashbackCategories'),
    get(favourites),
    post(favourites, { RetailerId: retailers.at(-1)?.id }),
    {
      call: `DELETE ${favourites}/{retailerId}`,
      path: `${favourites}/${retailers.at(-1)?.id}`,
    },
    post('/api/Retailers/LogVisit', { retailerId: retailer?.id, offerId: offer?.id }),
    get(`/api/search?search=a&page=1&filter=All`, '/api/search'),
    get(`/api/Tabs/${tabs[0]?.id}`, '/api/Tabs/{id}'),
    get('/api/choices'),
    get(`/api/choices/${choice?.id}`, '/api/choices/{id}'),
    post('/api/choices/LogVisit', { choiceId: choice?.id }),
    post('/api/PurchaseChoice', {
      ChoiceId: choice?.id,
      Name: choice?.name,
      SalarySacrificeAmount: 120,
      NINumber: 'AB123456C',
      PayrollNumber: '4711',
      IsDeclarationAccepted: true,
    }),
    post('/api/CancelChoice', { ChoiceId: ordered?.id ?? choice?.id }),
    get('/api/MemberWellness'),
    get('/api/MemberBenefits'),
    post('/api/Query', {
      name: 'Priya Shah',
      email: 'member@example.com',
      telephone: '01632 960 123',
      address: 'Weir Lane',
      orderNumber: '',
      text: 'Where is my cashback?',
      type: 'Cashback',
    }),
    put('/api/member', { Name: { FirstName: 'Priya', LastName: 'Shah' } }),
    put('/api/member/ChangePassword', {
      oldPassword: password,
      newPassword: `${password}2`,
      confirmPassword: `${password}2`,
    }),
    get('/api/NGCVendors'),
    post('/api/NGCVendors/LogVisit', { vendorId: vendor?.code }),
    post('/api/PurchaseNGCVoucher', {
      firstName: 'Priya',
      lastName: 'Shah',
      emailAddress: member.emailAddress,
      personalMessage: '',
      amount: amountFor(vendor),
      currency: 'GBP',
      vendorCode: vendor?.code,
      vendorName: vendor?.name,
      percentageDiscount: vendor?.percentageDiscount,
      description: 'Gift Card',
    }),
    get('/api/Basket'),
    get(
      '/api/Basket/Total?controller=Basket&action=Total&deliveryMethod=standard&paymentMethod=credit',
      '/api/Basket/Total',
    ),
    post('/api/order', {
      deliveryInformation: {
        city: 'Weirton',
        county: 'Kent',
        email: 'member@example.com',
        firstName: 'Priya',
        lastName: 'Shah',
        postCode: 'WE1 2AB',
        street: 'Weir Lane',
        paymentMethod: 'credit',
        deliveryMethod: 'standard',
      },
    }),
    post('/api/Order/{id}/Pay', { paymentMethod: 'credit' }),
    get('/api/MinimumWithdrawalSettings'),
    post('/api/WithdrawSavingsViaBank', {
      transferValue: 10,
      accountNumber: '12345678',
      sortCode: '12-34-56',
      contactTelephoneNumber: '01632 960 123',
    }),
    get('/api/WithdrawSavings'),
    post('/api/logout', {}),
  ]
}

/** An amount, in pounds, that this vendor sells. */
function amountFor(vendor: Catalogue['vendors'][number] | undefined): number {
  const [fixed] = vendor?.hasFixedRange ? (vendor.fixedValues ?? []) : []
  const pence = fixed?.amount ?? vendor?.minimumRangedEnterManuallyAmount ?? 2_500
  return pence / 100
}
