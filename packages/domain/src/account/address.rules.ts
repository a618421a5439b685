import { joinPresent } from '../kernel/index.ts'
import type { Address } from '../member/index.ts'

/** House name, street, town, district, county and postcode, leaving out missing parts (ACCOUNT-06). */
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

/** The same line with the flat and house number before it, to fill in the support form (SUPPORT-05, OQ-107). */
export const fullAddress = (address: Address): string =>
  joinPresent([address.flat, address.houseNumber, oneLineAddress(address)], ', ')
