import type { Effect } from 'effect'
import type { ActorRefFromLogic, AnyActorRef, AnyStateMachine } from 'xstate'
import type { PaymentMethod } from '../checkout/index.ts'
import { bannerPolicy } from '../dashboard/index.ts'
import {
  type ChoiceId,
  type ResourceFamilyRef,
  type ResourceRef,
  type RetailerId,
  resourceFamilyMachine,
  resourceMachine,
  type TabId,
} from '../kernel/index.ts'
import type { Ledger, Purse, PurseInput, PurseRef } from '../ledger/index.ts'
import { readStatement } from '../statements/index.ts'
import type { ServerPorts } from './ports.ts'

/** Reads the server data that all screens share, each under its key (QUERY-03, QUERY-04). */
const readersOf = (ports: ServerPorts) => ({
  member: () => ports.member.readMember(),
  menu: () => ports.shell.readMenu(),
  systemText: () => ports.help.readSystemText(),
  dashboard: () => ports.dashboard.readDashboard(),
  banners: () => ports.dashboard.readBanners(bannerPolicy.category),
  vendors: () => ports.vouchers.readVendors(),
  basket: () => ports.checkout.readBasket(),
  retailers: () => ports.retailers.readRetailers(),
  categories: () => ports.retailers.readCategories(),
  favourites: () => ports.retailers.readFavourites(),
  withdrawalSettings: () => ports.withdrawal.readSettings(),
  wellness: () => readStatement('wellness', ports.statements),
  reward: () => readStatement('reward', ports.statements),
})

/** Reads one item at a time, by key. */
const familyReadersOf = (ports: ServerPorts) => ({
  retailer: (id: RetailerId) => ports.retailers.readRetailer(id),
  tab: (id: TabId) => ports.benefits.readTab(id),
  choice: (id: ChoiceId) => ports.benefits.readChoice(id),
  /** The cost of the basket with each payment method (BASKET-02). */
  total: (method: PaymentMethod) => ports.checkout.readTotal(method),
})

type Readers = ReturnType<typeof readersOf>
type FamilyReaders = ReturnType<typeof familyReadersOf>
type Read = (key: never) => Effect.Effect<unknown, unknown>
type ValueOf<Reader extends Read> = Effect.Success<ReturnType<Reader>>

export type Resources = {
  readonly [Name in keyof Readers]: ResourceRef<ValueOf<Readers[Name]>>
}
export type ResourceFamilies = {
  readonly [Name in keyof FamilyReaders]: ResourceFamilyRef<
    Parameters<FamilyReaders[Name]>[0],
    ValueOf<FamilyReaders[Name]>
  >
}

type Spawn = <Machine extends AnyStateMachine>(machine: Machine) => ActorRefFromLogic<Machine>

const spawnEach = <Read>(
  readers: Readonly<Record<string, Read>>,
  start: (read: Read) => AnyActorRef,
): Record<string, AnyActorRef> =>
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, start(read)]))

/** One actor for each reader. Nothing is read until a screen needs it. */
export const spawnResources = (ports: ServerPorts, spawn: Spawn): Resources =>
  spawnEach(readersOf(ports), (read) => spawn(resourceMachine<unknown>(read))) as Resources

export const spawnFamilies = (ports: ServerPorts, spawn: Spawn): ResourceFamilies =>
  spawnEach(familyReadersOf(ports), (read) =>
    spawn(resourceFamilyMachine<never, unknown>(read)),
  ) as ResourceFamilies

/** Opens each purse over the resources that show its content. */
export function ledgerOver(
  { member, basket, wellness, reward }: Resources,
  { total }: ResourceFamilies,
  open: (purse: Purse, content: Pick<PurseInput, 'truth' | 'alsoStale'>) => PurseRef,
): Ledger {
  const [truth, alsoStale] = [[member], [wellness, reward]]
  return {
    savings: open('savings', { truth }),
    salary: open('salary', { truth, alsoStale }),
    benefits: open('benefits', { truth, alsoStale }),
    basket: open('basket', { truth: [basket], alsoStale: [total] }),
    payment: open('payment', { truth: [] }),
  }
}
