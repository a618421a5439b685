import { Schema } from 'effect'

/** An id as text, even if the server sent a number. We compare ids as text (OQ-061, OQ-143). */
const Id = Schema.String

export const RetailerId = Id.pipe(Schema.brand('RetailerId'))
export type RetailerId = typeof RetailerId.Type
export const OfferId = Id.pipe(Schema.brand('OfferId'))
export type OfferId = typeof OfferId.Type
export const ChoiceId = Id.pipe(Schema.brand('ChoiceId'))
export type ChoiceId = typeof ChoiceId.Type
export const TabId = Id.pipe(Schema.brand('TabId'))
export type TabId = typeof TabId.Type
export const VendorCode = Id.pipe(Schema.brand('VendorCode'))
export type VendorCode = typeof VendorCode.Type
export const CategoryId = Id.pipe(Schema.brand('CategoryId'))
export type CategoryId = typeof CategoryId.Type
export const OrderId = Id.pipe(Schema.brand('OrderId'))
export type OrderId = typeof OrderId.Type
