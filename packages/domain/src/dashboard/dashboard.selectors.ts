/** The dashboard as the screen shows it, with formatted texts and complete addresses. */
import { type Choice, choiceLabel } from '../benefits/index.ts'
import { formatDiscount, isBlank, leftOutOf, present, type ResourceView } from '../kernel/index.ts'
import { type BalanceView, balanceView, type Member } from '../member/index.ts'
import type { ChallengeView } from '../session/index.ts'
import {
  choicePath,
  type DataLink,
  dataLinkOf,
  type PageConfiguration,
  paths,
  retailerPath,
  tabPath,
  thumbnailHref,
  vendorPath,
} from '../shell/index.ts'
import { upToText } from './cashback.rules.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { layOut } from './dashboard.rules.ts'
import type { CashbackItem, DashboardData, Picture, VoucherItem } from './dashboard.schema.ts'

/** A retailer, voucher vendor or choice, as a tile or a row. */
export interface ItemView {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly image: string | undefined
  /** 'Up to 7.5%', '5.00%' or 'Salary Sacrifice', if there is anything to show. */
  readonly label: string | undefined
}

export interface PictureView {
  readonly id: string
  readonly image: string
  readonly description: string | undefined
  readonly link: DataLink | undefined
}

export interface TabView {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly choices: readonly ItemView[]
}

export interface StatementTileView {
  readonly name: string
  readonly teaser: string
  readonly path: string
}

export interface DashboardView {
  readonly showcase: readonly ItemView[]
  readonly moreCashback: readonly ItemView[]
  readonly newestCashback: readonly ItemView[]
  readonly favourites: readonly ItemView[]
  readonly voucherTiles: readonly ItemView[]
  readonly moreVouchers: readonly ItemView[]
  readonly tabs: readonly TabView[]
  readonly comboOffers: readonly PictureView[]
  readonly sidebarAdverts: readonly PictureView[]
  readonly footerAdverts: readonly PictureView[]
  readonly rewardStatement: StatementTileView | undefined
  readonly wellnessStatement: StatementTileView | undefined
  /** The number of items that the lists can't show (OQ-143). */
  readonly leftOut: number
}

export function dashboardView(
  data: DashboardData,
  { imageHost }: Pick<PageConfiguration, 'imageHost'>,
): DashboardView {
  const { hasTotalRewardStatement, hasTotalWellnessStatement, ...lists } = data
  const layout = layOut(data)
  const cashback = (items: readonly CashbackItem[]) =>
    items.map((item) => cashbackView(item, imageHost))
  return {
    showcase: cashback(layout.showcase),
    moreCashback: cashback(layout.moreCashback),
    newestCashback: cashback(layout.newestCashback),
    favourites: cashback(layout.favourites),
    voucherTiles: layout.voucherTiles.map(voucherView),
    moreVouchers: layout.moreVouchers.map(voucherView),
    tabs: layout.tabs.map(({ id, name, choices }) => ({
      id,
      name,
      path: tabPath(id),
      choices: choices.map(choiceView),
    })),
    comboOffers: pictureViews(lists.featuredComboOffers),
    sidebarAdverts: pictureViews(lists.sidebarAdverts),
    footerAdverts: pictureViews(lists.footerAdverts),
    rewardStatement: hasTotalRewardStatement ? rewardTile : undefined,
    wellnessStatement: hasTotalWellnessStatement ? wellnessTile : undefined,
    leftOut: leftOutOf(...Object.values(lists), ...lists.tabs.map(({ choices }) => choices)),
  }
}

const cashbackView = (item: CashbackItem, imageHost: string): ItemView => ({
  id: item.id,
  name: item.name,
  path: retailerPath(item.id, item.name),
  image: thumbnailHref(imageHost, item.thumbnailImageUrl),
  label: upToText(item),
})

const voucherView = (item: VoucherItem): ItemView => ({
  id: item.code,
  name: item.name,
  path: vendorPath(item.code),
  image: present(item.logo),
  label: formatDiscount(item.percentageDiscount),
})

const choiceView = (choice: Choice): ItemView => ({
  id: choice.id,
  name: choice.name,
  path: choicePath(choice.id),
  image: present(choice.choiceLogo),
  label: choiceLabel(choice),
})

/** Pictures for banners, combo offers or adverts. Pictures without an address can't be shown (OQ-143). */
export const pictureViews = (pictures: readonly Picture[]): readonly PictureView[] =>
  pictures.filter(({ imageLink }) => !isBlank(imageLink)).map(pictureView)

/** Drops a link that members may not follow (OQ-031). */
const pictureView = (picture: Picture): PictureView => ({
  id: picture.id,
  image: picture.imageLink,
  description: present(picture.description),
  link: dataLinkOf(picture.link),
})

const rewardTile: StatementTileView = {
  name: dashboardMessages.totalRewardStatement,
  teaser: dashboardMessages.ours.rewardTeaser,
  path: paths.rewardStatement,
}

const wellnessTile: StatementTileView = {
  name: dashboardMessages.totalWellnessStatement,
  teaser: dashboardMessages.ours.wellnessTeaser,
  path: paths.wellnessStatement,
}

/** The greeting, and the member's balances (OQ-137). */
export interface DashboardHeadView {
  readonly greeting: string
  readonly balance: BalanceView
}

/** @param known the current member; we don't show an older balance as the current one */
export const dashboardHeadView = (
  member: Member,
  known: ResourceView<Member>,
): DashboardHeadView => ({
  greeting: dashboardMessages.ours.greeting(present(member.name.firstName)?.trim()),
  balance: balanceView(known),
})

/** Everything that the dashboard waits for. */
export interface DashboardParts {
  readonly member: ResourceView<unknown>
  readonly menu: ResourceView<unknown>
  readonly dashboard: ResourceView<unknown>
  readonly challenge: ChallengeView
}

/**
 * True while the dashboard shows 'Loading offers...' (DASH-01 to DASH-04). It doesn't wait for a
 * failed menu, which the page can do without (OQ-132), nor for an identity check that is idle
 * (OQ-029).
 */
export const isLoadingOffers = (parts: DashboardParts): boolean =>
  parts.member.is === 'loading' ||
  parts.menu.is === 'loading' ||
  parts.dashboard.is === 'loading' ||
  parts.challenge === 'checking'

/** Without the member or the dashboard's data there is nothing to show (OQ-051, OQ-131). */
export const hasDashboardFailed = (parts: DashboardParts): boolean =>
  parts.member.is === 'failed' || parts.dashboard.is === 'failed'
