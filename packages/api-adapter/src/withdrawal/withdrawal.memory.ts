import { type Failure, nothing, type Pence } from '@save/domain/kernel'
import type { CardOutcome } from '@save/domain/member'
import {
  type BankOutcome,
  type BankTransfer,
  type BankWithdrawalAnswer,
  cardDecision,
  complaintsAboutTransfer,
  type FieldError,
  isBankOffered,
  isCardOffered,
  isOverLimit,
  minimumOf,
  type WithdrawalPort,
} from '@save/domain/withdrawal'
import { Effect } from 'effect'
import {
  cardWithdrawalsToday,
  clearTransfers,
  isTransferRequested,
  standInSavingsPolicy as savings,
  withdrawn,
  withdrawnToday,
} from '../member/index.ts'
import { refuse, whenSignedIn } from '../world/when-signed-in.ts'
import type { Visit, World } from '../world/world.ts'
import { standInWithdrawalMessages as messages } from './withdrawal.messages.ts'
import { standInWithdrawalPolicy as policy } from './withdrawal.policy.ts'

export const memoryWithdrawal = (world: World, visit: Visit): WithdrawalPort => ({
  withdrawToCard: () =>
    ifOffered(world, visit, isCardOffered, () => {
      const outcome = withdrawToCard(world)
      const member = { ...world.state.member, lastCardWithdrawal: outcome }
      world.change({ member })
      return { member, outcome }
    }),
  withdrawToBank: (transfer) =>
    ifOffered(world, visit, isBankOffered, () => {
      clearTransfers(world)
      return withdrawToBank(world, transfer)
    }),
  readSettings: () => whenSignedIn(visit, () => world.catalogue.withdrawalSettings),
})

/** Forbids withdrawals that the member's flags don't allow, even if a page offers them (OQ-118). */
const ifOffered = <Answer>(
  world: World,
  visit: Visit,
  isOffered: typeof isCardOffered,
  answer: () => Answer,
): Effect.Effect<Answer, Failure> =>
  Effect.flatMap(
    whenSignedIn(visit, () => isOffered(world.state.member)),
    (offered) => (offered ? Effect.sync(answer) : refuse(visit)),
  )

/** The domain decides from today's withdrawals in this world (CARDW-05 to CARDW-08). */
function withdrawToCard(world: World): CardOutcome {
  const { outcome, amount } = cardDecision(world.state.member, {
    times: cardWithdrawalsToday(world),
    amount: withdrawnToday(world),
  })
  if (amount > nothing) world.change({ member: withdrawn(world, amount, savings.toCard) })
  return outcome
}

/** BANKW-19 to BANKW-25: checks the form, pending transfers, and the amount, in this order. */
function withdrawToBank(world: World, transfer: BankTransfer): BankWithdrawalAnswer {
  const { member } = world.state
  const { transferValue } = transfer
  const fieldErrors = fieldErrorsOf(world, transfer)
  if (fieldErrors.length > 0) return { outcome: 'refused', fieldErrors }
  if (isTransferRequested(world)) return ended('alreadyRequested')
  if (transferValue > member.availableBalance) return ended('overBalance')
  if (isOverLimit(transferValue, member, withdrawnToday(world))) return ended('overLimit')
  world.change({ member: withdrawn(world, transferValue, savings.toBank) })
  return ended('requested')
}

const ended = (outcome: BankOutcome): BankWithdrawalAnswer => ({ outcome, fieldErrors: [] })

/** The form's own rules, except for the balance, which has its own outcome (BANKW-24). */
function fieldErrorsOf({ catalogue, state }: World, transfer: BankTransfer): readonly FieldError[] {
  const { transferValue, contactTelephoneNumber, buildingSocietyRollNumber = '' } = transfer
  const minimum = minimumOf(catalogue.withdrawalSettings)
  const balance = state.member.availableBalance
  const form = { ...transfer, buildingSocietyRollNumber, transferValue: inPounds(transferValue) }
  const complaints = {
    ...(!isTelephoneNumber(contactTelephoneNumber) && {
      contactTelephoneNumber: messages.telephoneNumber,
    }),
    ...complaintsAboutTransfer(form, { minimum, balance }),
  }
  const isOverBalance = transferValue >= minimum && transferValue > balance
  return Object.entries(complaints)
    .filter(([field]) => field !== 'transferValue' || !isOverBalance)
    .map(([field, errorMessage]) => ({ field, errorMessage }))
}

/** The amount as a member would type it. */
const inPounds = (amount: Pence): string => (amount / 100).toFixed(2)

function isTelephoneNumber(text: string): boolean {
  const { least, most } = policy.telephoneDigits
  const digits = text.replace(/\D/g, '').length
  return digits >= least && digits <= most && /^[\d\s()+.-]+$/.test(text.trim())
}
