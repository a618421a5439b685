import { accountMessages } from '@save/domain/account'
import { Day, pounds } from '@save/domain/kernel'
import { describe, expect, test } from 'vitest'
import { standInMessages } from '../session/session.messages.ts'
import { standInPolicy } from '../session/session.policy.ts'
import { type Binding, credentials, startWorld } from '../testing/binding.ts'
import { exampleMember } from '../testing/member.examples.ts'
import {
  exampleAboutYou,
  exampleAddress,
  exampleName,
  examplePasswordChange,
} from './account.examples.ts'
import { standInAccountMessages } from './account.messages.ts'
import { standInAccountPolicy } from './account.policy.ts'

const saved = { answer: { answer: 'saved' } }
const refused = (...messages: string[]) => ({ answer: { answer: 'refused', messages } })
const unauthorised = { failure: { _tag: 'Unauthorised' } }

export const accountContract = (binding: Binding) =>
  describe(`account, ${binding.name}`, () => {
    async function signedIn() {
      const world = await startWorld(binding)
      await world.signIn()
      return { ...world, readMember: () => world.ask(({ member }) => member.readMember()) }
    }

    describe('The profile', () => {
      test('API-05 saving replaces the whole name: missing parts are deleted, and the rest of the profile stays', async () => {
        const { ask, readMember } = await signedIn()
        expect(await ask(({ account }) => account.saveName(exampleName))).toEqual(saved)
        expect(await readMember()).toEqual({
          answer: { ...exampleMember, name: exampleName, displayName: 'Priya Shah-Lowe' },
        })
      })

      test('EDIT-07 a name without a last name is refused, and nothing changes', async () => {
        const { ask, readMember } = await signedIn()
        for (const lastName of [undefined, ' ']) {
          const name = { firstName: 'Priya', ...(lastName !== undefined && { lastName }) }
          expect(await ask(({ account }) => account.saveName(name))).toEqual(
            refused(accountMessages.lastNameMissing),
          )
        }
        expect(await readMember()).toEqual({ answer: exampleMember })
      })

      test('API-05 saving replaces the whole address and deletes missing parts', async () => {
        const { ask, readMember } = await signedIn()
        expect(await ask(({ account }) => account.saveAddress(exampleAddress))).toEqual(saved)
        expect(await readMember()).toEqual({
          answer: { ...exampleMember, address: exampleAddress },
        })
      })

      test('EDIT-05 several errors are all reported', async () => {
        const { ask } = await signedIn()
        const { longestText } = standInAccountPolicy
        const text = 'x'.repeat(longestText)
        const address = { street: `${text}x`, town: `${text}x`, county: text }
        expect(await ask(({ account }) => account.saveAddress(address))).toEqual(
          refused(standInAccountMessages.tooLong('Street'), standInAccountMessages.tooLong('Town')),
        )
      })

      test('API-05 saving replaces date of birth and gender, and deletes a missing date', async () => {
        const { ask, readMember } = await signedIn()
        expect(await ask(({ account }) => account.saveAboutYou(exampleAboutYou))).toEqual(saved)
        expect(await readMember()).toMatchObject({ answer: exampleAboutYou })

        expect(await ask(({ account }) => account.saveAboutYou({ gender: 0 }))).toEqual(saved)
        const { dateOfBirth: _, ...undated } = exampleMember
        expect(await readMember()).toEqual({ answer: { ...undated, gender: 0 } })
      })

      test('OQ-109 a date of birth may be yesterday, but not today', async () => {
        const { ask } = await signedIn()
        const save = (day: string) =>
          ask(({ account }) => account.saveAboutYou({ dateOfBirth: Day.make(day), gender: 20 }))
        expect(await save('2026-11-20')).toEqual(saved)
        expect(await save('2026-11-21')).toEqual(refused(standInAccountMessages.badDateOfBirth))
      })

      test('saving the profile doesn’t change balances and transactions', async () => {
        const { ask, readMember } = await signedIn()
        await ask(({ account }) => account.saveName(exampleName))
        expect(await readMember()).toMatchObject({
          answer: { availableBalance: pounds('1284.60') },
        })
      })
    })

    describe('The password', () => {
      test('API-06 after a password change only the new password is valid', async () => {
        const { ask, signIn } = await signedIn()
        expect(await ask(({ account }) => account.changePassword(examplePasswordChange))).toEqual(
          saved,
        )
        expect(await signIn()).toMatchObject({ answer: { answer: 'refused' } })
        expect(await signIn({ password: examplePasswordChange.newPassword })).toEqual({
          answer: { answer: 'accepted' },
        })
      })

      test.each([
        ['EDIT-08', { oldPassword: '' }, [accountMessages.required]],
        ['EDIT-09', { confirmPassword: 'Goodbye 3?' }, [accountMessages.passwordsDiffer]],
        ['API-06', { oldPassword: 'Welcome2!' }, [standInAccountMessages.wrongPassword]],
        [
          'EDIT-05',
          { oldPassword: 'Welcome2!', newPassword: 'short', confirmPassword: 'short' },
          [standInAccountMessages.wrongPassword, standInAccountMessages.shortPassword],
        ],
        [
          'API-06',
          { newPassword: credentials.password, confirmPassword: credentials.password },
          [standInAccountMessages.samePassword],
        ],
      ])(
        '%s a password change with %j is refused, and the old password stays valid',
        async (_, change, messages) => {
          const { ask, signIn } = await signedIn()
          const wrong = { ...examplePasswordChange, ...change }
          expect(await ask(({ account }) => account.changePassword(wrong))).toEqual(
            refused(...messages),
          )
          expect(await signIn()).toEqual({ answer: { answer: 'accepted' } })
        },
      )
    })

    test('OQ-139 wrong guesses of the old password cause a wait, as at the login', async () => {
      const { ask, pass } = await signedIn()
      const change = (oldPassword: string) =>
        ask(({ account }) => account.changePassword({ ...examplePasswordChange, oldPassword }))
      for (let tries = 0; tries < standInPolicy.mostWrongInARow; tries += 1) {
        expect(await change(`guess ${tries}`)).toEqual(
          refused(standInAccountMessages.wrongPassword),
        )
      }
      expect(await change(credentials.password)).toEqual(refused(standInMessages.tooManyTries))
      pass(standInPolicy.waitMs)
      expect(await change(credentials.password)).toEqual(saved)
    })

    test('SESSION-01 a visitor without a session can’t change anything', async () => {
      const { ask, signIn } = await startWorld(binding)
      expect(await ask(({ account }) => account.saveName(exampleName))).toEqual(unauthorised)
      expect(await ask(({ account }) => account.saveAddress(exampleAddress))).toEqual(unauthorised)
      expect(await ask(({ account }) => account.saveAboutYou(exampleAboutYou))).toEqual(
        unauthorised,
      )
      expect(await ask(({ account }) => account.changePassword(examplePasswordChange))).toEqual(
        unauthorised,
      )
      await signIn()
      expect(await ask(({ member }) => member.readMember())).toEqual({ answer: exampleMember })
    })
  })
