import type { AboutYou, PasswordChange } from '@save/domain/account'
import { Day } from '@save/domain/kernel'
import type { Address, PersonName } from '@save/domain/member'

/** Incomplete parts of a profile. */
export const exampleName: PersonName = { title: 'Dr', firstName: 'Priya', lastName: 'Shah-Lowe' }
export const exampleAddress: Address = {
  houseNumber: '3',
  street: 'Harbour Row',
  town: 'Whitby',
  postcode: 'YO21 3PU',
}
export const exampleAboutYou: AboutYou = { dateOfBirth: Day.make('1988-02-29'), gender: 10 }
export const examplePasswordChange: PasswordChange = {
  oldPassword: 'Welcome1!',
  newPassword: 'Goodbye 2?',
  confirmPassword: 'Goodbye 2?',
}

/** The same parts on the wire: missing ones are null (OQ-110). */
export const nameJson = {
  Name: {
    Title: 'Dr',
    FirstName: 'Priya',
    MiddleNames: null,
    LastName: 'Shah-Lowe',
    Initials: null,
  },
}
export const addressJson = {
  Address: {
    HouseNumber: '3',
    HouseName: null,
    Flat: null,
    Street: 'Harbour Row',
    District: null,
    Town: 'Whitby',
    County: null,
    Postcode: 'YO21 3PU',
  },
}
export const aboutYouJson = { DateOfBirth: '1988-02-29', Gender: 10 }
