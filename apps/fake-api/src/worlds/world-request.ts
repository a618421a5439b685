/** Turns a request for a world into its settings. */
import type { KnownCall } from '../api/known-calls.rules.ts'
import type { WorldRequest } from './control.schema.ts'
import { type Fault, isMereDelay } from './faults.ts'
import { ordinarySettings, type WorldSettings } from './world-settings.ts'

const everyCall = '*'

export function settingsFor(request: WorldRequest): WorldSettings {
  const { seed, member, scenario, clock, delayMs = 0, faults = [] } = request
  return {
    seed: seed ?? ordinarySettings.seed,
    member: member ?? ordinarySettings.member,
    scenario: scenario ?? ordinarySettings.scenario,
    ...(clock !== undefined && { clock: Date.parse(clock) }),
    faults: delayMs > 0 ? [{ call: everyCall, delayMs }, ...faults] : faults,
  }
}

/** The delay before every answer, set as a fault for all calls. Zero by default. */
export const delayIn = ({ faults }: WorldSettings): number =>
  faults.find((fault) => fault.call === everyCall && isMereDelay(fault))?.delayMs ?? 0

/** Finds a fault for a call that doesn't exist: it would never happen, and its test would prove nothing. */
export const unknownCallIn = (
  faults: readonly Fault[],
  known: readonly KnownCall[],
): string | undefined =>
  faults.find(({ call }) => {
    const [method, path = ''] = call.split(' ')
    return !(
      call === everyCall ||
      known.some((one) => one.spelled === call || (one.method === method && one.path.test(path)))
    )
  })?.call
