import type { AccountPort, SaveAnswer } from '@save/domain/account'
import type { HttpClient } from '../client/http-client.ts'
import { lenientSuccess } from '../client/lenient-success.ts'
import { memberPath } from '../member/index.ts'
import { encoderOf } from '../wire/decoder.wire.ts'
import {
  AboutYouWire,
  AddressChangeWire,
  changePasswordPath,
  NameChangeWire,
  PasswordChangeWire,
  saveRefusal,
} from './account.wire.ts'

const writeName = encoderOf(NameChangeWire)
const writeAddress = encoderOf(AddressChangeWire)
const writeAboutYou = encoderOf(AboutYouWire)
const writePasswordChange = encoderOf(PasswordChangeWire)

export function httpAccount(client: HttpClient): AccountPort {
  const save = (path: string, body: object) =>
    client.send({
      method: 'PUT',
      path,
      body,
      ...lenientSuccess<SaveAnswer>({ answer: 'saved' }),
      refusal: saveRefusal,
    })

  return {
    saveName: (name) => save(memberPath, writeName({ name })),
    saveAddress: (address) => save(memberPath, writeAddress({ address })),
    saveAboutYou: (aboutYou) => save(memberPath, writeAboutYou(aboutYou)),
    changePassword: (change) => save(changePasswordPath, writePasswordChange(change)),
  }
}
