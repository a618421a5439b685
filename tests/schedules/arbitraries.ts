/** Random schedules: usual events are drawn often, so that rare ones meet them. */
import fc from 'fast-check'
import { places, type Schedule, type Step } from './steps.ts'
import { verdicts } from './world/calls.ts'

export const modes = ['stays', 'wanders'] as const
export type Mode = (typeof modes)[number]

const call = fc.nat(2)
const always = <S extends Step>(step: S): fc.Arbitrary<Step> => fc.constant(step)
const member = fc.constantFrom('Priya' as const, 'Priya' as const, 'Sam' as const)

const money = fc.oneof(
  { weight: 3, arbitrary: fc.constant('good' as const) },
  { weight: 2, arbitrary: fc.constant('lost' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...verdicts) },
)
const read = fc.constantFrom(
  ...(['good', 'good', 'lost', 'broken', 'unauthorised', 'garbled'] as const),
)

const onThePage: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 2, arbitrary: always({ do: 'fill' }) },
  {
    weight: 6,
    arbitrary: fc.constantFrom(1, 1, 1, 2).map((times) => ({ do: 'press', times }) as Step),
  },
  { weight: 2, arbitrary: always({ do: 'retry' }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(100, 3100, 16_000, 61_000).map((ms) => ({ do: 'wait', ms }) as Step),
  },
  { weight: 3, arbitrary: call.map((call) => ({ do: 'effect', call }) as Step) },
  {
    weight: 5,
    arbitrary: fc.record({ call, verdict: money }).map((of) => ({ do: 'answer', ...of }) as Step),
  },
  { weight: 1, arbitrary: call.map((call) => ({ do: 'look up', call }) as Step) },
  {
    weight: 2,
    arbitrary: fc
      .record({ call, verdict: read })
      .map((of) => ({ do: 'answer read', ...of }) as Step),
  },
  { weight: 5, arbitrary: always({ do: 'answer all reads' }) },
]

const elsewhere: readonly fc.WeightedArbitrary<Step>[] = [
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(...places, 'main' as const, 'main' as const)
      .map((to) => ({ do: 'go', to }) as Step),
  },
  { weight: 1, arbitrary: always({ do: 'back' }) },
  { weight: 2, arbitrary: always({ do: 'reload' }) },
  { weight: 1, arbitrary: always({ do: 'calls end' }) },
  { weight: 1, arbitrary: always({ do: 'log out' }) },
  { weight: 1, arbitrary: always({ do: 'session ends' }) },
  { weight: 2, arbitrary: member.map((as) => ({ do: 'sign in', as }) as Step) },
  { weight: 1, arbitrary: always({ do: 'sign in elsewhere', as: 'Sam' }) },
  { weight: 1, arbitrary: always({ do: 'arrive' }) },
  { weight: 1, arbitrary: fc.boolean().map((isOn) => ({ do: 'switch bank', isOn }) as Step) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(16, 25 * 60)
      .map((minutes) => ({ do: 'wait', ms: minutes * 60_000 }) as Step),
  },
]

const steps: Readonly<Record<Mode, fc.Arbitrary<Step>>> = {
  stays: fc.oneof(...onThePage),
  wanders: fc.oneof(...onThePage, ...elsewhere),
}

export const schedules = (mode: Mode): fc.Arbitrary<Schedule> =>
  fc.record({
    start: fc.constantFrom('ready' as const, 'ready' as const, 'ready' as const, 'cold' as const),
    steps: fc.array(steps[mode], { minLength: 2, maxLength: 30, size: 'max' }),
  })
