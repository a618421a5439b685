export { FixedValue, Vendor } from './vendor.schema.ts'
