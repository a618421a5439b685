import { isBlank } from '@save/domain/kernel'
import type { BandRates, PageConfiguration } from '@save/domain/shell'
import { Effect, Option, Schema, SchemaGetter } from 'effect'
import { maybe, optional, withDefault } from '../wire/absent.wire.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import { record } from '../wire/record.wire.ts'

/** The script element of the host page with the configuration (OQ-007). */
export const pageConfigurationId = 'save-page-configuration'

/** Hosts without a link may omit it or leave it blank. */
const link = optional(Schema.String).pipe(
  Schema.decode({
    decode: SchemaGetter.transformOptional(Option.filter((written) => !isBlank(written))),
    encode: SchemaGetter.passthrough(),
  }),
)

/** A path on our own origin: the content security policy forbids any other. */
const ownPath = optional(Schema.String.check(Schema.isPattern(/^\/(?![/\\])/)))

/** 0.08 is 8%. A rate above 1 is a mistake: it was given in percent. */
const rate = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }))

const BandRatesWire = record<BandRates>()({
  employeeNIRate: ['EmployeeNIRate', rate],
  taxRate: ['TaxRate', rate],
})

/** The specification's codes, unless the host has others (DATA-34, OQ-041). */
const CashbackTypesWire = record<PageConfiguration['cashbackTypes']>()({
  percent: ['Percent', withDefault(Schema.Finite, 2)],
  pounds: ['Pounds', withDefault(Schema.Finite, 1)],
})

const ChoiceRatesWire = record<PageConfiguration['choiceRates']>()({
  basic: ['Basic', optional(BandRatesWire)],
  higher: ['Higher', optional(BandRatesWire)],
})

/**
 * DATA-33 to DATA-35. Each flag has only one meaningful text, so other values are ignored (OQ-009,
 * OQ-010). Everything else must be valid, since figures depend on it.
 */
const PageConfigurationWire = record<PageConfiguration>()({
  memberLogoLink: ['memberLogoLink', link],
  localLogout: ['localLogout', maybe(Schema.String)],
  reAuthentication: ['reAuthentication', maybe(Schema.String)],
  cashbackTypes: ['cashbackTypes', withDefault(CashbackTypesWire, { percent: 2, pounds: 1 })],
  choiceRates: ['choiceRates', withDefault(ChoiceRatesWire, {})],
  imageHost: ['imageHost', withDefault(Schema.String, '')],
  signsTo: ['signsTo', ownPath],
})

type PageConfigurationReading =
  | { readonly reading: 'sound'; readonly configuration: PageConfiguration }
  /** `at` names the key, such as `choiceRates.Basic.TaxRate`. */
  | { readonly reading: 'broken'; readonly at: string }

const broken = (at: string): PageConfigurationReading => ({ reading: 'broken', at })

const decode = decoderOf(PageConfigurationWire)
const encode = encoderOf(PageConfigurationWire)

/** @param text the content of the host page's element; undefined if it is missing */
export function readPageConfiguration(text: string | null | undefined): PageConfigurationReading {
  if (text === null || text === undefined) return broken('(missing)')
  const json = parsed(text)
  if (json === undefined) return broken('(syntax)')
  return Effect.runSync(
    Effect.match(decode(json), {
      onSuccess: (configuration) => ({ reading: 'sound', configuration }),
      onFailure: (failure) => broken(failure._tag === 'Malformed' ? failure.at : '(answer)'),
    }),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The text of the element. No value in it can close the script. */
export const writePageConfiguration = (configuration: PageConfiguration): string =>
  JSON.stringify(encode(configuration)).replaceAll('<', '\\u003c')
