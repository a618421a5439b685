/** What the entries of a written case say besides their own fields. */
import { penceOf } from '@save/domain/kernel'
import type { Today } from './explain-card-now.ts'
import { fieldsOf, type NamedField, ofToday } from './field-names.ts'
import { cashbackTypes, typeSaidBy } from './written-values.ts'

export interface Entry {
  readonly field: NamedField
  readonly value: unknown
  /** As it was written. */
  readonly written: string
}

/** '£5' and '5%' say their type. */
export function typeMeant(found: ReadonlyMap<string, Entry>): readonly Entry[] {
  const value = found.get(valueField)
  const type = value && typeSaidBy(value.written)
  const field = fieldsOf.retailer.find((one) => one.field === typeField)
  return type === undefined || field === undefined || found.has(typeField)
    ? []
    : [{ field, value: type, written: `${typeNames[type] ?? type}, as the sign of its value says` }]
}

const typeNames: Readonly<Record<number, string>> = {
  [cashbackTypes.pounds]: `${cashbackTypes.pounds} (pounds)`,
  [cashbackTypes.percent]: `${cashbackTypes.percent} (percent)`,
}

/** Amounts of a list or of a range say that there is one; its upper end, that it ends. */
export function flagsMeant(found: ReadonlyMap<string, Entry>): readonly Entry[] {
  return Object.entries(flagsBy).flatMap(([flag, amounts]) => {
    const field = fieldsOf.voucher.find((one) => one.field === flag)
    return field === undefined || found.has(flag) || !amounts.some((amount) => found.has(amount))
      ? []
      : [{ field, value: true, written: 'yes, as its amounts say' }]
  })
}

const flagsBy: Readonly<Record<string, readonly string[]>> = {
  HasFixedRange: ['FixedValues'],
  HasRangedRange: ['MinimumRangedEnterManuallyAmount', 'MaximumRangedEnterManuallyAmount'],
  IsRangeEndLimited: ['MaximumRangedEnterManuallyAmount'],
}

export function contradictedType(found: ReadonlyMap<string, Entry>): string | undefined {
  const [type, value] = [found.get(typeField), found.get(valueField)]
  const meant = value && typeSaidBy(value.written)
  return type === undefined || meant === undefined || meant === type.value
    ? undefined
    : `‘${value?.written}’ is of another type than ‘${type.written}’: pounds are type 1, percent type 2.`
}

const typeField = 'Offers.0.CashbackDetails.Type'
const valueField = 'Offers.0.CashbackDetails.Value'

export function todayIn(found: ReadonlyMap<string, Entry>): Today | undefined {
  const [amount, times] = [ofToday.amount, ofToday.times].map(
    ({ field }) => found.get(field)?.value as number | undefined,
  )
  return amount === undefined && times === undefined
    ? undefined
    : { amount: penceOf(amount ?? 0), times }
}

export const unsaidFlags = (entries: readonly Entry[]): readonly string[] =>
  fieldsOf.member
    .filter(({ kind, field }) => kind === 'yes or no' && isSilent(field, entries))
    .map(({ field }) => field)

export const isSilent = (field: string, entries: readonly Entry[]): boolean =>
  entries.every((entry) => entry.field.field !== field)
