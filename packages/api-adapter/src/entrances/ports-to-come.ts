import { type Failure, notSent } from '@save/domain/kernel'
import type { ServerPorts } from '@save/domain/portal'
import { Effect } from 'effect'
import { inTime } from '../client/in-time.ts'
import type { furtherPorts } from './further-ports.ts'

export type FurtherPorts = Pick<ServerPorts, keyof ReturnType<typeof furtherPorts>>

/**
 * Ports whose code is fetched by the first call at the latest. A call whose code can't be fetched
 * was not sent; the next call fetches it again.
 */
export function portsToCome(fetchPorts: () => Promise<FurtherPorts>): FurtherPorts {
  let ports: FurtherPorts | undefined
  const fetched = inTime(
    Effect.tryPromise({
      try: async () => {
        ports = await fetchPorts()
        return ports
      },
      catch: () => notSent,
    }),
    Effect.fail(notSent),
  )
  const through = <Answer>(call: (ports: FurtherPorts) => Effect.Effect<Answer, Failure>) =>
    Effect.suspend(() => (ports ? call(ports) : Effect.flatMap(fetched, call)))

  return {
    retailers: {
      readRetailers: () => through(({ retailers }) => retailers.readRetailers()),
      readRetailer: (id) => through(({ retailers }) => retailers.readRetailer(id)),
      readCategories: () => through(({ retailers }) => retailers.readCategories()),
      readFavourites: () => through(({ retailers }) => retailers.readFavourites()),
      addFavourite: (id) => through(({ retailers }) => retailers.addFavourite(id)),
      removeFavourite: (id) => through(({ retailers }) => retailers.removeFavourite(id)),
      logVisit: (id, offer) => through(({ retailers }) => retailers.logVisit(id, offer)),
    },
    search: { search: (place) => through(({ search }) => search.search(place)) },
    statements: {
      readMemberWellness: () => through(({ statements }) => statements.readMemberWellness()),
      readMemberBenefits: () => through(({ statements }) => statements.readMemberBenefits()),
    },
    support: { sendQuery: (query) => through(({ support }) => support.sendQuery(query)) },
    benefits: {
      readTab: (id) => through(({ benefits }) => benefits.readTab(id)),
      readChoice: (id) => through(({ benefits }) => benefits.readChoice(id)),
      readChoices: () => through(({ benefits }) => benefits.readChoices()),
      placeOrder: (order) => through(({ benefits }) => benefits.placeOrder(order)),
      cancelChoice: (id) => through(({ benefits }) => benefits.cancelChoice(id)),
      logVisit: (id) => through(({ benefits }) => benefits.logVisit(id)),
    },
    account: {
      saveName: (name) => through(({ account }) => account.saveName(name)),
      saveAddress: (address) => through(({ account }) => account.saveAddress(address)),
      saveAboutYou: (aboutYou) => through(({ account }) => account.saveAboutYou(aboutYou)),
      changePassword: (change) => through(({ account }) => account.changePassword(change)),
    },
    withdrawal: {
      withdrawToCard: () => through(({ withdrawal }) => withdrawal.withdrawToCard()),
      withdrawToBank: (transfer) =>
        through(({ withdrawal }) => withdrawal.withdrawToBank(transfer)),
      readSettings: () => through(({ withdrawal }) => withdrawal.readSettings()),
    },
    vouchers: {
      readVendors: () => through(({ vouchers }) => vouchers.readVendors()),
      logVisit: (vendor) => through(({ vouchers }) => vouchers.logVisit(vendor)),
      purchaseVoucher: (purchase) => through(({ vouchers }) => vouchers.purchaseVoucher(purchase)),
    },
    checkout: {
      readBasket: () => through(({ checkout }) => checkout.readBasket()),
      readTotal: (method) => through(({ checkout }) => checkout.readTotal(method)),
      placeOrder: (billing) => through(({ checkout }) => checkout.placeOrder(billing)),
      startPayment: (order, method) =>
        through(({ checkout }) => checkout.startPayment(order, method)),
    },
  }
}
