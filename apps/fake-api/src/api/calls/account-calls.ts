import {
  changePasswordPath,
  memberPath,
  PasswordChangeWire,
  ProfileChangeWire,
  writeModelState,
} from '@save/api-adapter/wire'
import type { SaveAnswer } from '@save/domain/account'
import type { ApiCall } from '../call.ts'
import { type CallAnswer, changing, done } from '../changing.ts'

const callAnswerOf = (answer: SaveAnswer): CallAnswer =>
  answer.answer === 'saved' ? done : { status: 400, json: writeModelState({ '': answer.messages }) }

/** After a success the member's other sessions end, and this one gets a new id. */
const endingOtherSessions = (call: ApiCall): ApiCall => ({
  ...call,
  answering: (host) => {
    const answering = call.answering(host)
    return async (c, visitor) => {
      const answer = await answering(c, visitor)
      const { session } = visitor
      if (!answer.ok || session === undefined) return answer
      host.sessions.endAllIn(session.home)
      const cookies = host.visitors.startSession(visitor, session.home, session.visit)
      for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
      return answer
    }
  },
})

export const accountCalls: readonly ApiCall[] = [
  changing({
    method: 'PUT',
    path: memberPath,
    requirement: 'API-05',
    says: 'Changes the name, the address, or date of birth and gender.',
    takes: ProfileChangeWire,
    run: ({ account }, change) => {
      if ('name' in change) return account.saveName(change.name)
      return 'address' in change
        ? account.saveAddress(change.address)
        : account.saveAboutYou(change)
    },
    say: callAnswerOf,
  }),
  endingOtherSessions(
    changing({
      method: 'PUT',
      path: changePasswordPath,
      needsProof: true,
      requirement: 'API-06',
      says: 'Changes the password.',
      takes: PasswordChangeWire,
      run: ({ account }, change) => account.changePassword(change),
      say: callAnswerOf,
    }),
  ),
]
