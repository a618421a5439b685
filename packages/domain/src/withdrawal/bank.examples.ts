/** A withdrawal to a bank account that tables and tests play step by step. */
import { createActor, SimulatedClock } from 'xstate'
import { type Pence, pounds, resourceMachine } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { exampleMember } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { testLedger, throughLedger } from '../testing/test-ledger.ts'
import { type BankWithdrawalEvent, bankWithdrawalMachine } from './bank.machine.ts'
import { bankWithdrawalView } from './bank.selectors.ts'
import type { OutcomeMessage } from './outcome-notices.rules.ts'
import type { TransferDraft, TransferForm } from './transfer.rules.ts'
import { withdrawalMessages as messages } from './withdrawal.messages.ts'
import type {
  BankOutcome,
  BankTransfer,
  BankWithdrawalAnswer,
  WithdrawalSettings,
} from './withdrawal.schema.ts'

export const member: Member = {
  ...exampleMember,
  availableBalance: pounds('1284.60'),
  withdrawalLimit: pounds('250'),
}
export const complete: TransferForm = {
  transferValue: '250.00',
  accountNumber: '01234567',
  sortCode: '01-02-03',
  contactTelephoneNumber: '020 7946 0000',
  buildingSocietyRollNumber: '',
}
export const ended = (outcome: BankOutcome): BankWithdrawalAnswer => ({ outcome, fieldErrors: [] })

export const fieldsRefused: BankWithdrawalAnswer = {
  outcome: 'refused',
  fieldErrors: [
    { field: 'SortCode', errorMessage: 'Unknown sort code.' },
    { field: 'Payee', errorMessage: 'Unknown payee.' },
  ],
}

/** The balance when it is read again. */
export const balanceLeft = pounds('99.50')

const namesOfMessages: ReadonlyMap<string, string> = new Map([
  [messages.requested, 'requested'],
  [messages.overLimit(pounds('250')), 'over limit'],
  [messages.overBalance(balanceLeft), 'over balance'],
  [messages.alreadyRequested, 'already requested'],
  [messages.failed, 'failed'],
])

/** The message in the tables' words: 'failed', 'may have arrived'. */
export function partsOf(message: OutcomeMessage | undefined): readonly string[] {
  if (message === undefined) return []
  const name = namesOfMessages.get(message.text) ?? message.text
  return message.addition === undefined ? [name] : [name, 'may have arrived']
}

export function startBank({
  form = complete,
  draft,
  minimum = pounds('5.00'),
}: {
  readonly form?: Partial<TransferForm>
  readonly draft?: TransferDraft
  /** 'unknown' until the settings arrive. */
  readonly minimum?: Pence | 'unknown'
} = {}) {
  const read = scriptedCall<Member>()
  const resource = createActor(resourceMachine(read.call)).start()
  resource.send({ type: 'resource.replaced', value: member })
  const readSettings = scriptedCall<WithdrawalSettings>()
  const settings = createActor(resourceMachine(readSettings.call)).start()
  if (minimum !== 'unknown')
    settings.send({
      type: 'resource.replaced',
      value: { minimumMemberWithdrawalAmount: minimum },
    })
  const transfer = scriptedCall<BankWithdrawalAnswer, [BankTransfer]>()
  const opened: string[] = []
  const browser = {
    ...stillBrowser,
    openPath: (path: string) => opened.push(path),
  }
  const clock = new SimulatedClock()
  const ledger = testLedger({ member: resource }, clock)
  const ports = throughLedger({ withdrawToBank: transfer.call }, ledger, resource)
  const actor = createActor(bankWithdrawalMachine(ports.withdrawal, browser), {
    input: { member: resource, settings, purse: ledger.savings, draft },
    clock,
  }).start()
  const send = async (event: BankWithdrawalEvent) => {
    actor.send(event)
    await waitUntilIdle()
  }
  const change = (part: Partial<TransferForm>) =>
    actor.send({ type: 'transfer.changed', change: part })
  change(form)
  return {
    read,
    resource,
    settings,
    readSettings,
    transfer,
    opened,
    clock,
    actor,
    send,
    change,
    submit: () => send({ type: 'transfer.submitted' }),
    leave: () => send({ type: 'amount.left' }),
    ledger,
    readAgain: async () => {
      resource.send({ type: 'resource.needed' })
      await waitUntilIdle()
    },
    view: () => bankWithdrawalView(actor.getSnapshot()),
    /** Sends the form and answers it. */
    endWith: async (answer: BankWithdrawalAnswer) => {
      await send({ type: 'transfer.submitted' })
      await transfer.answer(answer)
    },
  }
}
