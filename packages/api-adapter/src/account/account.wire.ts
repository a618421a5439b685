import { type AboutYou, isGenderCode, type PasswordChange } from '@save/domain/account'
import type { Address, PersonName } from '@save/domain/member'
import { Schema } from 'effect'
import { addressWire, personNameWire } from '../member/index.ts'
import { sentDay } from '../wire/day.wire.ts'
import { refusedWith } from '../wire/model-state.wire.ts'
import { record } from '../wire/record.wire.ts'
import { sentPart, sentText, withCheck } from '../wire/request-body.wire.ts'

export const changePasswordPath = '/api/member/ChangePassword'

/** The bodies of PUT /api/member (API-05): one whole part of the profile, with null for missing fields. */
export const NameChangeWire = record<{ readonly name: PersonName }>()({
  name: ['Name', personNameWire(sentPart)],
})
export const AddressChangeWire = record<{ readonly address: Address }>()({
  address: ['Address', addressWire(sentPart)],
})
export const AboutYouWire = record<AboutYou>()({
  dateOfBirth: ['DateOfBirth', sentDay],
  gender: ['Gender', withCheck(Schema.Finite, isGenderCode)],
})

/** Any of the three bodies. */
export const ProfileChangeWire = Schema.Union([NameChangeWire, AddressChangeWire, AboutYouWire], {
  mode: 'oneOf',
})

/**
 * The body of PUT /api/member/ChangePassword (DATA-28). A server reads a missing field as empty.
 */
export const PasswordChangeWire = record<PasswordChange>()({
  oldPassword: ['oldPassword', sentText],
  newPassword: ['newPassword', sentText],
  confirmPassword: ['confirmPassword', sentText],
})

export const saveRefusal = refusedWith(400, 409, 422)
