import { joinPresent } from '../kernel/index.ts'
import type { Address } from '../member/index.ts'

/** House name, street, town, district, county, postcode: those that are present (ACCOUNT-06). */
export const oneLineAddress = (address: Address): string =>
  joinPresent(
    [
      address.houseName,
      address.street,
      address.town,
      address.district,
      address.county,
      address.postcode,
    ],
    ', ',
  )

/** The same line as the support form is filled with it: flat and house number before it (SUPPORT-05, OQ-107). */
export const fullAddress = (address: Address): string =>
  joinPresent([address.flat, address.houseNumber, oneLineAddress(address)], ', ')
