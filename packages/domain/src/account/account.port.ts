import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
import type { Address, PersonName } from '../member/index.ts'
import type { AboutYou, PasswordChange, SaveAnswer } from './account.schema.ts'

/** Each call sends a whole part of the profile: the server deletes missing fields (OQ-110). */
export interface AccountPort {
  saveName(name: PersonName): Effect.Effect<SaveAnswer, Failure>
  saveAddress(address: Address): Effect.Effect<SaveAnswer, Failure>
  saveAboutYou(aboutYou: AboutYou): Effect.Effect<SaveAnswer, Failure>
  changePassword(change: PasswordChange): Effect.Effect<SaveAnswer, Failure>
}
