import { type Failure, notSent } from '@save/domain/kernel'
import type { ServerPorts } from '@save/domain/portal'
import { Effect } from 'effect'
import { inTime } from '../client/in-time.ts'
import type { furtherPorts } from './further-ports.ts'

export type FurtherPorts = Pick<ServerPorts, keyof ReturnType<typeof furtherPorts>>

/** Every call, listed, since its code is not there yet. */
const calls: {
  readonly [Port in keyof FurtherPorts]: Readonly<Record<keyof FurtherPorts[Port], true>>
} = {
  retailers: {
    ...{ readRetailers: true, readRetailer: true, readCategories: true, readFavourites: true },
    ...{ addFavourite: true, removeFavourite: true, logVisit: true },
  },
  search: { search: true },
  statements: { readMemberWellness: true, readMemberBenefits: true },
  support: { sendQuery: true },
  benefits: {
    ...{ readTab: true, readChoice: true, readChoices: true },
    ...{ placeOrder: true, cancelChoice: true, logVisit: true },
  },
  account: { saveName: true, saveAddress: true, saveAboutYou: true, changePassword: true },
  withdrawal: { withdrawToCard: true, withdrawToBank: true, readSettings: true },
  vouchers: { readVendors: true, logVisit: true, purchaseVoucher: true },
  checkout: { readBasket: true, readTotal: true, placeOrder: true, startPayment: true },
}

type Call = (...input: readonly unknown[]) => Effect.Effect<unknown, Failure>
type AnyPorts = Readonly<Record<string, Readonly<Record<string, Call>>>>

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
  const callOf =
    (port: string, name: string): Call =>
    (...input) => {
      const call = (there: FurtherPorts) =>
        (there as unknown as AnyPorts)[port]?.[name]?.(...input) ?? Effect.fail(notSent)
      return Effect.suspend(() => (ports ? call(ports) : Effect.flatMap(fetched, call)))
    }
  const portOf = (port: string, names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, callOf(port, name)]))

  return Object.fromEntries(
    Object.entries(calls).map(([port, names]) => [port, portOf(port, names)]),
  ) as unknown as FurtherPorts
}
