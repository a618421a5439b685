import type { JourneyName, Seen } from '../journeys/journey.ts'
import type { MemberName } from '../world/accounts.ts'
import { isUncertain } from '../world/calls.ts'
import type { History } from './history.ts'
import { journeyOf } from './record.ts'
import { Violation } from './violation.ts'

interface UnderLogin {
  readonly journey: JourneyName
  readonly typed: string
  readonly member: MemberName
}

/** The typed text, and what happens to it when a login is over it. */
export class TypedText {
  readonly #history: History
  #typedAt = 0
  #underLogin: UnderLogin | undefined

  constructor(history: History) {
    this.#history = history
  }

  /** Something is typed: earlier events no longer matter to it. */
  isTyped(): void {
    this.#typedAt = this.#history.tick()
    this.#underLogin = undefined
  }

  /** The login is over the form. */
  isCovered(journey: JourneyName, typed: string, member: MemberName): void {
    this.#underLogin ??= { journey, typed, member }
  }

  /** It is too old to be kept. */
  isTooOld(): void {
    this.#underLogin = undefined
  }

  /** The page it was typed on is no longer there for the member. */
  isNotOffered(): void {
    this.#underLogin = undefined
  }

  /** What is wrong with the form's content; after a login, at the first look at it. */
  wrongIn(journey: JourneyName, { typed = '' }: Seen, member: MemberName): Violation | undefined {
    if (typed !== '' && !typed.startsWith(member))
      return new Violation(8, `${member} finds ${typed} in the form.`)
    const before = this.#underLogin
    if (before?.journey !== journey) return undefined
    this.#underLogin = undefined
    return before.member === member ? this.#wrongAfterwards(before, typed) : undefined
  }

  #wrongAfterwards({ journey, typed: before }: UnderLogin, typed: string): Violation | undefined {
    const calls = this.#history.money.filter(
      ({ kind, sentAt }) => journeyOf[kind] === journey && sentAt > this.#typedAt,
    )
    const isDone = calls.some(({ ending }) => ending === 'done')
    if (isDone && journey !== 'checkout' && typed !== '' && typed === before)
      return new Violation(10, `'${typed}' is there still, although it was done.`)
    const isOpen = calls.some(({ ending }) => isUncertain(ending))
    if (isDone || isOpen || typed === before) return undefined
    return new Violation(10, `'${before}' was typed, and '${typed}' is there.`)
  }
}
