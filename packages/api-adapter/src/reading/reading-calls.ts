/** Every read-only call of the portal: the part of the contract that can run against a real server with real data. */
import type { ChoiceId, Failure, RetailerId, TabId } from '@save/domain/kernel'
import type { ServerPorts } from '@save/domain/portal'
import { Effect } from 'effect'

/** Ids from earlier answers, for the calls that read one item. */
interface Found {
  retailer?: RetailerId
  tab?: TabId
  choice?: ChoiceId
}

export interface ReadingCall {
  /** The call, as the specification spells it. */
  readonly call: string
  readonly requirement: string
  /** `undefined` if no earlier answer had an id. */
  ask(ports: ServerPorts, found: Found): Effect.Effect<unknown, Failure> | undefined
  /** Finds a fault in a readable answer. */
  readonly complaint?: (answer: unknown, found: Found) => string | undefined
}

const reading = (
  requirement: string,
  call: string,
  ask: ReadingCall['ask'],
  complaint?: ReadingCall['complaint'],
): ReadingCall => ({ call, requirement, ask, ...(complaint && { complaint }) })

const noting = <Answer>(
  answer: Effect.Effect<Answer, Failure>,
  note: (answer: Answer) => void,
): Effect.Effect<Answer, Failure> => Effect.tap(answer, (value) => Effect.sync(() => note(value)))

/** The server must answer with the requested item. */
const isOther =
  (wanted: 'retailer' | 'tab' | 'choice') =>
  (answer: unknown, found: Found): string | undefined =>
    (answer as { readonly id?: string }).id === found[wanted]
      ? undefined
      : `another ${wanted} than ${found[wanted]} was answered`

export const readingCalls: readonly ReadingCall[] = [
  reading('API-03', 'GET /api/member', ({ member }) => member.readMember()),
  reading('API-04', 'GET /api/member/RequiresReAuth', ({ session }) => session.requiresReAuth()),
  reading('API-08', 'GET /api/menudetails', ({ shell }, found) =>
    noting(shell.readMenu(), (items) => {
      for (const { tabId } of items) if (tabId !== undefined) found.tab ??= tabId
    }),
  ),
  reading('API-13', 'GET /api/SystemText', ({ help }) => help.readSystemText()),
  reading('API-07', 'GET /api/DashboardData', ({ dashboard }, found) =>
    noting(dashboard.readDashboard(), ({ tabs: [tab] }) => {
      if (tab !== undefined) found.tab = tab.id
    }),
  ),
  reading('API-25', 'GET /api/branding/carousel/-1', ({ dashboard }) => dashboard.readBanners(-1)),
  reading('API-14', 'GET /api/Retailers', ({ retailers }, found) =>
    noting(retailers.readRetailers(), ([first]) => {
      if (first !== undefined) found.retailer = first.id
    }),
  ),
  reading(
    'API-15',
    'GET /api/Retailers/{id}',
    ({ retailers }, { retailer }) =>
      retailer === undefined ? undefined : retailers.readRetailer(retailer),
    isOther('retailer'),
  ),
  reading('API-16', 'GET /api/CashbackCategories', ({ retailers }) => retailers.readCategories()),
  reading('API-27', 'GET /api/Member/Favourites', ({ retailers }) => retailers.readFavourites()),
  reading('API-18', 'GET /api/NGCVendors', ({ vouchers }) => vouchers.readVendors()),
  reading('API-11', 'GET /api/choices', ({ benefits }, found) =>
    noting(benefits.readChoices(), ([first]) => {
      if (first !== undefined) found.choice = first.id
    }),
  ),
  reading(
    'API-12',
    'GET /api/choices/{id}',
    ({ benefits }, { choice }) => (choice === undefined ? undefined : benefits.readChoice(choice)),
    isOther('choice'),
  ),
  reading(
    'API-41',
    'GET /api/Tabs/{id}',
    ({ benefits }, { tab }) => (tab === undefined ? undefined : benefits.readTab(tab)),
    isOther('tab'),
  ),
  reading('API-39', 'GET /api/search', ({ search }) =>
    search.search({ text: 'a', page: 1, filter: 'All' }),
  ),
  reading('API-35', 'GET /api/Basket', ({ checkout }) => checkout.readBasket()),
  reading('API-36', 'GET /api/Basket/Total', ({ checkout }) => checkout.readTotal('credit')),
  reading('API-26', 'GET /api/MinimumWithdrawalSettings', ({ withdrawal }) =>
    withdrawal.readSettings(),
  ),
  reading('API-23', 'GET /api/MemberWellness', ({ statements }) => statements.readMemberWellness()),
  reading('API-24', 'GET /api/MemberBenefits', ({ statements }) => statements.readMemberBenefits()),
]
