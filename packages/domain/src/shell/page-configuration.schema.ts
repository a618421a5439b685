import { Schema } from 'effect'

/**
 * Fractions: 0.08 is 8%. The host sets them; we have no default rates for the comparison (DATA-35,
 * OQ-136).
 */
export const BandRates = Schema.Struct({
  employeeNIRate: Schema.Number,
  taxRate: Schema.Number,
})
export type BandRates = typeof BandRates.Type

/** The page configuration: settings from the host page (DATA-33 to DATA-35, OQ-007 to OQ-011). */
export const PageConfiguration = Schema.Struct({
  /** The address of the employer's logo. If missing, we show the product's own. */
  memberLogoLink: Schema.optionalKey(Schema.String),
  /** Exactly 'True' sends a re-challenge to /MemberChallenge (OQ-009). */
  localLogout: Schema.optionalKey(Schema.String),
  /** Only 'False' switches the re-challenge check off (OQ-010). */
  reAuthentication: Schema.optionalKey(Schema.String),
  cashbackTypes: Schema.Struct({ percent: Schema.Number, pounds: Schema.Number }),
  choiceRates: Schema.Struct({
    basic: Schema.optionalKey(BandRates),
    higher: Schema.optionalKey(BandRates),
  }),
  /** The origin of thumbnails. If empty, the portal's own. */
  imageHost: Schema.String,
  /** The address for error and performance reports from browsers. If missing, we send none. */
  signsTo: Schema.optionalKey(Schema.String),
})
export type PageConfiguration = typeof PageConfiguration.Type
