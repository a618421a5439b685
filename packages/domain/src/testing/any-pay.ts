/** Arbitrary pay and amounts given up, for property tests of the payslip. */
import {
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
} from 'fast-check'
import { Pence } from '../kernel/index.ts'
import { isAboveSalary } from '../payslip/most-to-give-up.rules.ts'
import { rates2026 } from '../payslip/pay.examples.ts'
import {
  ageGroups,
  type GivenUp,
  loanPlans,
  nations,
  type Pay,
  payPeriods,
  pensionWays,
} from '../payslip/pay.schema.ts'

export const pence = (maximum: number) =>
  integer({ min: 0, max: maximum }).map((value) => Pence.make(value))
/** More salaries near bands and thresholds. */
export const salaries = oneof(pence(300_000_00), pence(60_000_00), pence(130_000_00))

export const anyPay = record({
  salary: salaries,
  nation: constantFrom(...nations),
  payPeriod: constantFrom(...payPeriods),
  loanPlan: oneof(constant(undefined), constantFrom(...loanPlans)),
  hasPostgraduateLoan: boolean(),
  pension: record({
    percent: integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
    way: constantFrom(...pensionWays),
  }),
  otherSacrifices: oneof(constant(Pence.make(0)), pence(3_000_00)),
  ageGroup: constantFrom(...ageGroups),
  hoursAWeek: oneof(
    constant(undefined),
    integer({ min: 1, max: 16_800 }).map((hundredths) => hundredths / 100),
  ),
})

export const anyGivenUp = record({
  amount: oneof(pence(6_000_00), pence(40_000_00)),
  benefitInKindValue: oneof(
    constantFrom(0, 100, undefined),
    integer({ min: 0, max: 12_000 }).map((hundredths) => hundredths / 100),
  ),
})

/** Checks a property for any amount that the salary covers. */
export const onBearable = (holds: (pay: Pay, givenUp: GivenUp) => void, numRuns = 1000) =>
  assert(
    property(anyPay, anyGivenUp, (pay, givenUp) => {
      if (!isAboveSalary(pay, givenUp, rates2026)) holds(pay, givenUp)
    }),
    { numRuns },
  )
