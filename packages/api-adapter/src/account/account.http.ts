import type { AccountPort, SaveAnswer } from '@save/domain/account'
import { Effect } from 'effect'
import type { HttpClient } from '../client/http-client.ts'
import { memberPath } from '../member/index.ts'
import { encoderOf } from '../wire/decoder.wire.ts'
import {
  AboutYouWire,
  AddressChangeWire,
  changePasswordPath,
  NameChangeWire,
  PasswordChangeWire,
  readSaveRefusal,
  saveRefusals,
} from './account.wire.ts'

const writeName = encoderOf(NameChangeWire)
const writeAddress = encoderOf(AddressChangeWire)
const writeAboutYou = encoderOf(AboutYouWire)
const writePasswordChange = encoderOf(PasswordChangeWire)

const saved: SaveAnswer = { answer: 'saved' }

export function httpAccount(client: HttpClient): AccountPort {
  const save = (path: string, body: object) =>
    client.send({
      method: 'PUT',
      path,
      body,
      // The answer to a save is not specified: any JSON will do, and so will an empty body.
      read: () => Effect.succeed(saved),
      whenEmpty: saved,
      refusal: { statuses: saveRefusals, read: readSaveRefusal },
    })

  return {
    saveName: (name) => save(memberPath, writeName({ name })),
    saveAddress: (address) => save(memberPath, writeAddress({ address })),
    saveAboutYou: (aboutYou) => save(memberPath, writeAboutYou(aboutYou)),
    changePassword: (change) => save(changePasswordPath, writePasswordChange(change)),
  }
}
