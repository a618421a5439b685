import {
  ChoiceId,
  type Failure,
  IdempotencyKey,
  notSent,
  OfferId,
  OrderId,
  RetailerId,
  TabId,
} from '@save/domain/kernel'
import { type MoneyCall, moneyCalls } from '@save/domain/ledger'
import type { ServerPorts } from '@save/domain/portal'
import type { SupportQuery } from '@save/domain/support'
import { Effect } from 'effect'
import { expect, test } from 'vitest'
import {
  aboutYouJson,
  addressJson,
  exampleAboutYou,
  exampleAddress,
  exampleName,
  examplePasswordChange,
  nameJson,
} from '../account/account.examples.ts'
import { exampleOrder, orderJson } from '../benefits/benefits.examples.ts'
import { exampleBilling } from '../checkout/checkout.examples.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { examplePurchase } from '../vouchers/vouchers.examples.ts'
import { exampleTransfer, transferJson } from '../withdrawal/withdrawal.examples.ts'
import { httpPorts } from './http.ts'

const retailer = RetailerId.make('1061')
const credentials = { email: 'member@example.com', password: 'Welcome1!', rememberMe: false }

const query: SupportQuery = {
  name: 'Priya Shah',
  email: 'member@example.com',
  telephone: '020 7946 0000',
  address: 'Weir Lane',
  orderNumber: '',
  text: 'My cashback is missing.',
  type: 'Cashback',
}

/** Every method of every port: a missing one is a type error. */
const calls: {
  readonly [Port in keyof ServerPorts]: {
    readonly [Method in keyof ServerPorts[Port]]: (
      ports: ServerPorts,
    ) => Effect.Effect<unknown, Failure>
  }
} = {
  session: {
    login: ({ session }) => session.login(credentials),
    logout: ({ session }) => session.logout(),
    readToken: ({ session }) => session.readToken(),
    requiresReAuth: ({ session }) => session.requiresReAuth(),
  },
  clock: { readNow: ({ clock }) => clock.readNow() },
  member: { readMember: ({ member }) => member.readMember() },
  shell: { readMenu: ({ shell }) => shell.readMenu() },
  help: { readSystemText: ({ help }) => help.readSystemText() },
  dashboard: {
    readDashboard: ({ dashboard }) => dashboard.readDashboard(),
    readBanners: ({ dashboard }) => dashboard.readBanners(-1),
  },
  retailers: {
    readRetailers: ({ retailers }) => retailers.readRetailers(),
    readRetailer: ({ retailers }) => retailers.readRetailer(retailer),
    readCategories: ({ retailers }) => retailers.readCategories(),
    readFavourites: ({ retailers }) => retailers.readFavourites(),
    addFavourite: ({ retailers }) => retailers.addFavourite(retailer),
    removeFavourite: ({ retailers }) => retailers.removeFavourite(retailer),
    logVisit: ({ retailers }) => retailers.logVisit(retailer, OfferId.make('7001')),
  },
  search: { search: ({ search }) => search.search({ text: 'tea', filter: 'All', page: 1 }) },
  statements: {
    readMemberWellness: ({ statements }) => statements.readMemberWellness(),
    readMemberBenefits: ({ statements }) => statements.readMemberBenefits(),
  },
  support: { sendQuery: ({ support }) => support.sendQuery(query) },
  benefits: {
    readTab: ({ benefits }) => benefits.readTab(TabId.make('12')),
    readChoice: ({ benefits }) => benefits.readChoice(ChoiceId.make('a/7')),
    readChoices: ({ benefits }) => benefits.readChoices(),
    placeOrder: ({ benefits }) => benefits.placeOrder(exampleOrder),
    cancelChoice: ({ benefits }) => benefits.cancelChoice(ChoiceId.make('120')),
    logVisit: ({ benefits }) => benefits.logVisit(ChoiceId.make('120')),
  },
  account: {
    saveName: ({ account }) => account.saveName(exampleName),
    saveAddress: ({ account }) => account.saveAddress(exampleAddress),
    saveAboutYou: ({ account }) => account.saveAboutYou(exampleAboutYou),
    changePassword: ({ account }) => account.changePassword(examplePasswordChange),
  },
  withdrawal: {
    withdrawToCard: ({ withdrawal }) => withdrawal.withdrawToCard(),
    withdrawToBank: ({ withdrawal }) => withdrawal.withdrawToBank(exampleTransfer),
    readSettings: ({ withdrawal }) => withdrawal.readSettings(),
  },
  vouchers: {
    readVendors: ({ vouchers }) => vouchers.readVendors(),
    logVisit: ({ vouchers }) => vouchers.logVisit(examplePurchase.vendorCode),
    purchaseVoucher: ({ vouchers }) => vouchers.purchaseVoucher(examplePurchase),
  },
  checkout: {
    readBasket: ({ checkout }) => checkout.readBasket(),
    readTotal: ({ checkout }) => checkout.readTotal('debit'),
    placeOrder: ({ checkout }) => checkout.placeOrder(exampleBilling),
    startPayment: ({ checkout }) => checkout.startPayment(OrderId.make('70/01'), 'debit'),
  },
}

test('API-01, PERM-02 every request is spelled as specified, sends the token, and names no member', async () => {
  const sent: string[] = []
  const { client, requests } = scriptedServer(
    async (request) => {
      const { pathname, search } = new URL(request.url)
      sent.push(`${request.method} ${pathname}${search} ${await request.text()}`.trim())
      return jsonAnswer({})
    },
    { readCookie: () => 'XSRF-TOKEN=abc123' },
  )
  const ports = httpPorts(client)
  for (const call of Object.values(calls).flatMap((port) => Object.values(port))) {
    await outcomeOf(call(ports))
  }
  expect(sent).toEqual([
    'POST /api/Login {"email":"member@example.com","password":"Welcome1!","rememberMe":false}',
    'POST /api/logout',
    'GET /api/member/RequiresReAuth',
    'GET /api/member',
    'GET /api/menudetails',
    'GET /api/SystemText',
    'GET /api/DashboardData',
    'GET /api/branding/carousel/-1',
    'GET /api/Retailers',
    'GET /api/Retailers/1061',
    'GET /api/CashbackCategories',
    'GET /api/Member/Favourites',
    'POST /api/Member/Favourites {"RetailerId":"1061"}',
    'DELETE /api/Member/Favourites/1061',
    'POST /api/Retailers/LogVisit {"retailerId":"1061","offerId":"7001"}',
    'GET /api/search?search=tea&page=1&filter=All',
    'GET /api/MemberWellness',
    'GET /api/MemberBenefits',
    `POST /api/Query ${JSON.stringify(query)}`,
    'GET /api/Tabs/12',
    'GET /api/choices/a%2F7',
    'GET /api/choices',
    `POST /api/PurchaseChoice ${JSON.stringify(orderJson)}`,
    'POST /api/CancelChoice {"ChoiceId":"120"}',
    'POST /api/choices/LogVisit {"choiceId":"120"}',
    `PUT /api/member ${JSON.stringify(nameJson)}`,
    `PUT /api/member ${JSON.stringify(addressJson)}`,
    `PUT /api/member ${JSON.stringify(aboutYouJson)}`,
    `PUT /api/member/ChangePassword ${JSON.stringify(examplePasswordChange)}`,
    'GET /api/WithdrawSavings',
    `POST /api/WithdrawSavingsViaBank ${JSON.stringify(transferJson)}`,
    'GET /api/MinimumWithdrawalSettings',
    'GET /api/NGCVendors',
    'POST /api/NGCVendors/LogVisit {"vendorId":"TBRK"}',
    'POST /api/PurchaseNGCVoucher {"firstName":"Sam","lastName":"Reed","emailAddress":"member@example.com","personalMessage":"Enjoy!","amount":25.5,"currency":"GBP","vendorCode":"TBRK","vendorName":"Tea & Brick","percentageDiscount":0.05,"description":"Gift Card"}',
    'GET /api/Basket',
    'GET /api/Basket/Total?controller=Basket&action=Total&deliveryMethod=standard&paymentMethod=debit',
    'POST /api/order {"deliveryInformation":{"city":"Leeds","county":"West Yorkshire","email":"priya@example.com","firstName":"Priya","lastName":"Shah","postCode":"LS1 1AA","street":"4 Mill Lane","paymentMethod":"debit","deliveryMethod":"standard"}}',
    'POST /api/Order/70%2F01/Pay {"paymentMethod":"debit"}',
  ])
  expect(requests.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(
    sent.map(() => 'abc123'),
  )
})

/** Every money call of the ledger: a missing one is a type error. */
const methodOf: Readonly<
  Record<MoneyCall, (ports: ServerPorts) => Effect.Effect<unknown, Failure>>
> = {
  cardWithdrawal: calls.withdrawal.withdrawToCard,
  bankWithdrawal: calls.withdrawal.withdrawToBank,
  salarySacrificeOrder: calls.benefits.placeOrder,
  cancellation: calls.benefits.cancelChoice,
  voucherPurchase: calls.vouchers.purchaseVoucher,
  order: calls.checkout.placeOrder,
  payment: calls.checkout.startPayment,
}

test('OQ-135 a call that another tab has given up before it goes out makes no request', async () => {
  const { client, requests } = scriptedServer(() => jsonAnswer({}))
  const sending = httpPorts(client).withdrawal.withdrawToCard()
  await outcomeOf(Effect.provideService(sending, IdempotencyKey, Effect.fail(notSent)))
  expect(requests).toEqual([])
})

const keysSent = async (call: (ports: ServerPorts) => Effect.Effect<unknown, Failure>) => {
  const { client, requests } = scriptedServer(() => jsonAnswer({}))
  const sending = call(httpPorts(client))
  for (const key of ['first press', 'second press'])
    await outcomeOf(Effect.provideService(sending, IdempotencyKey, Effect.succeed(key)))
  return requests.map(({ headers }) => headers.get('Idempotency-Key'))
}

test.each(moneyCalls)(
  'CARDW-03, OQ-135 %s sends the key of its press, so that the server recognises a repeated request',
  async (name) => {
    expect(await keysSent(methodOf[name])).toEqual(['"first press"', '"second press"'])
  },
)

test('no other call sends a key', async () => {
  const withKey = new Set(Object.values(methodOf))
  const all = Object.values(calls).flatMap((port) => Object.values(port))
  const keys = await Promise.all(all.filter((call) => !withKey.has(call)).map(keysSent))
  expect(new Set(keys.flat())).toEqual(new Set([null]))
})
