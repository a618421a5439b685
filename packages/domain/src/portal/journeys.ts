import type { ActorRefFromLogic, AnyStateMachine, InputFrom } from 'xstate'
import type { cancellingMachine, orderMachine } from '../benefits/index.ts'
import type { checkoutMachine } from '../checkout/index.ts'
import type { voucherPurchaseMachine } from '../vouchers/index.ts'
import type { bankWithdrawalMachine, cardWithdrawalMachine } from '../withdrawal/index.ts'

/** The journeys that move money. Each machine's code loads with its screen, so this file has its type only. */
interface JourneyMachines {
  readonly 'card withdrawal': ReturnType<typeof cardWithdrawalMachine>
  readonly 'bank withdrawal': ReturnType<typeof bankWithdrawalMachine>
  readonly [order: `order of ${string}`]: ReturnType<typeof orderMachine>
  readonly [cancelling: `cancelling ${string}`]: ReturnType<typeof cancellingMachine>
  readonly [voucher: `voucher ${string}`]: ReturnType<typeof voucherPurchaseMachine>
  readonly checkout: ReturnType<typeof checkoutMachine>
}

export type JourneyName = keyof JourneyMachines
export type JourneyMachine<Name extends JourneyName> = JourneyMachines[Name]
export type JourneyRef<Name extends JourneyName> = ActorRefFromLogic<JourneyMachines[Name]>

/** The journeys that have begun. */
export type Journeys = { readonly [Name in JourneyName]?: JourneyRef<Name> }

type Spawn = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: { readonly input: InputFrom<Machine> },
) => ActorRefFromLogic<Machine>

/** A screen of a journey opens for the first time. `begin` adds the new journey to the others. */
export interface JourneyBegun {
  readonly type: 'journey.begun'
  readonly begin: (spawn: Spawn, others: Journeys) => Journeys
}

/** How a screen opens a journey. */
export interface Opening<Name extends JourneyName> {
  readonly key: Name
  readonly machine: () => JourneyMachine<Name>
  readonly input: () => InputFrom<JourneyMachine<Name>>
  /** Called once, with the new journey. */
  readonly whenBegun?: (journey: JourneyRef<Name>) => void
}
