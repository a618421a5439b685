import { type Failure, forbidden, Pence } from '@save/domain/kernel'
import {
  type BankTransfer,
  type BankWithdrawalAnswer,
  complaintsAboutTransfer,
  type FieldError,
  isBankOffered,
  isCardOffered,
  mayWithdrawToCard,
  minimumOf,
  withdrawalStatuses as statuses,
  type WithdrawalPort,
} from '@save/domain/withdrawal'
import { Effect } from 'effect'
import { whenSignedIn } from '../memory/when-signed-in.ts'
import type { Visit, World } from '../memory/world.ts'
import {
  cardWithdrawalsToday,
  clearTransfers,
  isTransferRequested,
  withdrawn,
} from './savings-account.ts'
import { standInWithdrawalMessages as messages } from './withdrawal.messages.ts'
import { standInWithdrawalPolicy as policy } from './withdrawal.policy.ts'

/** What the form would call a refusal of its own. */
const badRequest = 400

export const memoryWithdrawal = (world: World, visit: Visit): WithdrawalPort => ({
  withdrawToCard: () =>
    ifOffered(world, visit, isCardOffered, () => {
      const status = withdrawToCard(world)
      const member = { ...world.state.member, savingsWithdrawalHttpStatus: status }
      world.change({ member })
      return { member }
    }),
  withdrawToBank: (transfer) =>
    ifOffered(world, visit, isBankOffered, () => {
      clearTransfers(world)
      return withdrawToBank(world, transfer)
    }),
  readSettings: () => whenSignedIn(visit, () => world.catalogue.withdrawalSettings),
})

/** A withdrawal that the member's flags don't offer is forbidden, whatever a page shows (OQ-118). */
const ifOffered = <Answer>(
  world: World,
  visit: Visit,
  isOffered: typeof isCardOffered,
  answer: () => Answer,
): Effect.Effect<Answer, Failure> =>
  Effect.flatMap(
    whenSignedIn(visit, () => isOffered(world.state.member)),
    (offered) => (offered ? Effect.sync(answer) : Effect.fail(forbidden)),
  )

/**
 * Everything there is goes to the card, up to the limit of one withdrawal, and only so often a day
 * (CARDW-05 to CARDW-08). Without limits there are none.
 */
function withdrawToCard(world: World): number {
  const { member } = world.state
  const { availableBalance, withdrawalCountLimit, withdrawalLimit } = member
  if (!mayWithdrawToCard(member)) return badRequest
  if (cardWithdrawalsToday(world) >= (withdrawalCountLimit ?? Number.POSITIVE_INFINITY)) {
    return statuses.conflict
  }
  const isCapped = withdrawalLimit !== undefined && availableBalance > withdrawalLimit
  const amount = isCapped ? withdrawalLimit : availableBalance
  world.change({ member: withdrawn(world, amount, policy.toCard) })
  return isCapped ? statuses.preconditionFailed : statuses.created
}

/** BANKW-19 to BANKW-25: first the form, then whether one is on its way, then the amount. */
function withdrawToBank(world: World, transfer: BankTransfer): BankWithdrawalAnswer {
  const { member } = world.state
  const { transferValue } = transfer
  const fieldErrors = fieldErrorsOf(world, transfer)
  if (fieldErrors.length > 0) return { status: badRequest, fieldErrors }
  if (isTransferRequested(world)) return refusal(statuses.notAcceptable)
  if (transferValue > member.availableBalance) return refusal(statuses.preconditionFailed)
  if (transferValue > (member.withdrawalLimit ?? Number.POSITIVE_INFINITY)) {
    return refusal(statuses.conflict)
  }
  world.change({ member: withdrawn(world, transferValue, policy.toBank) })
  return { status: statuses.created, fieldErrors: [] }
}

const refusal = (status: number): BankWithdrawalAnswer => ({ status, fieldErrors: [] })

/** The form's own rules, except for the balance, which has an outcome of its own (BANKW-24). */
function fieldErrorsOf({ catalogue, state }: World, transfer: BankTransfer): readonly FieldError[] {
  const { transferValue, contactTelephoneNumber, buildingSocietyRollNumber = '' } = transfer
  const balance = Pence.make(Math.max(state.member.availableBalance, transferValue))
  const form = { ...transfer, buildingSocietyRollNumber, transferValue: inPounds(transferValue) }
  const complaints = {
    ...(!isTelephoneNumber(contactTelephoneNumber) && {
      contactTelephoneNumber: messages.telephoneNumber,
    }),
    ...complaintsAboutTransfer(form, { minimum: minimumOf(catalogue.withdrawalSettings), balance }),
  }
  return Object.entries(complaints).map(([field, errorMessage]) => ({ field, errorMessage }))
}

/** As somebody would type it. */
const inPounds = (amount: Pence): string => (amount / 100).toFixed(2)

function isTelephoneNumber(text: string): boolean {
  const { least, most } = policy.telephoneDigits
  const digits = text.replace(/\D/g, '').length
  return digits >= least && digits <= most && /^[\d\s()+.-]+$/.test(text.trim())
}
