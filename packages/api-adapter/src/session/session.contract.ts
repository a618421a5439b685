import { sessionMessages } from '@save/domain/session'
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { type Binding, credentials, startWorld } from '../testing/binding.ts'
import { standInMessages } from './session.messages.ts'
import { standInPolicy } from './session.policy.ts'

const accepted = { answer: { answer: 'accepted' } }
const refused = (...messages: string[]) => ({ answer: { answer: 'refused', messages } })
const unauthorised = { failure: { _tag: 'Unauthorised' } }

export const sessionContract = (binding: Binding) =>
  describe(`session, ${binding.name}`, () => {
    describe('Login', () => {
      test('API-10 the right address and password are accepted', async () => {
        const { signIn } = await startWorld(binding)
        expect(await signIn()).toEqual(accepted)
      })

      test('API-10 the address may have any letter case and surrounding white space', async () => {
        const { signIn } = await startWorld(binding)
        expect(await signIn({ email: ' Member@Example.COM ' })).toEqual(accepted)
      })

      test('LOGIN-14 a wrong password and an unknown address are refused in the same words', async () => {
        const { signIn } = await startWorld(binding)
        const answer = refused(standInMessages.wrongCredentials)
        expect(await signIn({ password: 'welcome1!' })).toEqual(answer)
        expect(await signIn({ email: 'stranger@example.com' })).toEqual(answer)
      })

      test('LOGIN-15 a refusal reports every error in the form', async () => {
        const { signIn } = await startWorld(binding)
        expect(await signIn({ email: '', password: '' })).toEqual(
          refused(sessionMessages.emailMissing, sessionMessages.passwordMissing),
        )
        expect(await signIn({ email: 'nobody' })).toEqual(refused(sessionMessages.emailMalformed))
      })

      test('a refused login starts no session', async () => {
        const { signIn, ask } = await startWorld(binding)
        await signIn({ password: 'wrong' })
        expect(await ask(({ member }) => member.readMember())).toEqual(unauthorised)
      })
    })

    describe('Too many wrong passwords (OQ-139)', () => {
      const { mostWrongInARow, waitMs } = standInPolicy
      const heldUp = refused(standInMessages.tooManyTries)

      async function afterWrongTries(count: number, email: string = credentials.email) {
        const world = await startWorld(binding)
        for (let tries = 0; tries < count; tries += 1) {
          await world.signIn({ email, password: `guess ${tries}` })
        }
        return world
      }

      test('nine wrong passwords don’t cause a wait', async () => {
        const { signIn } = await afterWrongTries(mostWrongInARow - 1)
        expect(await signIn()).toEqual(accepted)
      })

      test('after the tenth, even the right password is refused for exactly half a minute', async () => {
        const { signIn, pass } = await afterWrongTries(mostWrongInARow)
        pass(waitMs - 1)
        expect(await signIn()).toEqual(heldUp)
        pass(1)
        expect(await signIn()).toEqual(accepted)
      })

      test('a wrong password after the wait causes another, and a right one resets the count', async () => {
        const { signIn, pass } = await afterWrongTries(mostWrongInARow)
        pass(waitMs)
        await signIn({ password: 'another guess' })
        expect(await signIn()).toEqual(heldUp)
        pass(waitMs)
        expect(await signIn()).toEqual(accepted)
        await signIn({ password: 'a slip' })
        expect(await signIn()).toEqual(accepted)
      })

      test('other addresses don’t wait, and an unknown address waits like a known one', async () => {
        const { signIn } = await afterWrongTries(mostWrongInARow, 'stranger@example.com')
        expect(await signIn({ email: 'stranger@example.com' })).toEqual(heldUp)
        expect(await signIn()).toEqual(accepted)
      })
    })

    test('API-01 each sign-in gives a new token, which identifies the session', async () => {
      const { ports, signIn, pass } = await startWorld(binding)
      const token = () => Effect.runSync(ports.session.readToken())
      const tokens = [token()]
      for (let times = 0; times < 3; times += 1) {
        await signIn()
        tokens.push(token())
        pass(1)
        expect(token()).toBe(tokens.at(-1))
      }
      expect(new Set(tokens).size).toBe(tokens.length)
    })

    test('OQ-015 every call refused with 401 is reported, except a login', async () => {
      const { signIn, ask, reports } = await startWorld(binding)
      await signIn({ password: 'wrong' })
      await signIn()
      await ask(({ member }) => member.readMember())
      await ask(({ session }) => session.logout())
      expect(reports).toEqual([])
      await ask(({ member }) => member.readMember())
      await ask(({ session }) => session.logout())
      for (let tries = 0; tries <= standInPolicy.mostWrongInARow; tries += 1)
        await signIn({ password: `guess ${tries}` })
      expect(reports).toEqual(['onUnauthorised', 'onUnauthorised'])
    })

    describe('Logout', () => {
      test('API-09 logout gives the address to open, and ends the session', async () => {
        const { signIn, ask } = await startWorld(binding)
        await signIn()
        expect(await ask(({ session }) => session.logout())).toEqual({
          answer: { redirectUrl: '/Member/Login' },
        })
        expect(await ask(({ member }) => member.readMember())).toEqual(unauthorised)
      })

      test('a visitor without a session can’t sign out', async () => {
        const { ask } = await startWorld(binding)
        expect(await ask(({ session }) => session.logout())).toEqual(unauthorised)
      })

      test('the member can sign in again after a logout', async () => {
        const { signIn, ask } = await startWorld(binding)
        await signIn()
        await ask(({ session }) => session.logout())
        expect(await signIn()).toEqual(accepted)
        expect(await ask(({ member }) => member.readMember())).toHaveProperty('answer')
      })
    })

    describe('Proving the member’s identity again (OQ-139)', () => {
      test('API-04 a proof is needed from a quarter of an hour after the login, but not before', async () => {
        const { signIn, ask, pass } = await startWorld(binding)
        const isAsked = () => ask(({ session }) => session.requiresReAuth())
        await signIn()
        expect(await isAsked()).toEqual({ answer: false })
        pass(standInPolicy.proofLastsMs - 1)
        expect(await isAsked()).toEqual({ answer: false })
        pass(1)
        expect(await isAsked()).toEqual({ answer: true })
      })

      test('SESSION-01 a call without a session is refused', async () => {
        const { ask } = await startWorld(binding)
        expect(await ask(({ session }) => session.requiresReAuth())).toEqual(unauthorised)
      })
    })
  })
