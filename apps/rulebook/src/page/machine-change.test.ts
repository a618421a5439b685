import { describe, expect, test } from 'vitest'
import type { MachineWords } from '../machines/machine-words.ts'
import { figureInWords } from '../model/in-words.ts'
import { changeLine } from './changes-part.ts'
import { html } from './html.ts'
import { machinePlaceInWords, machineValueInWords } from './machine-change.ts'

const words: MachineWords = {
  states: {
    offering: 'The button can be pressed.',
    sending: 'It is on its way.',
    'cardMachine.sending': 'The withdrawal is on its way.',
  },
  events: {
    'withdrawal.requested': 'The member presses Withdraw to card.',
    'page.left': 'The member leaves the page.',
    always: 'At once, by itself.',
    'after longWait': 'It takes long.',
  },
  guards: { mayWithdraw: 'the member may withdraw' },
  calls: { withdraw: 'withdraws to the card' },
  actions: {},
}
const file = 'packages/domain/src/withdrawal/card.machine.ts'
const place = (name: string) => machinePlaceInWords(name, words, file)
const value = (text: string) => machineValueInWords(text, words, file)

const offering = 'While: The button can be pressed.'
const pressed = 'When: The member presses Withdraw to card.'

describe('Where in a machine a change stands, in words', () => {
  test.each([
    ['states.offering', offering],
    ['states.offering.on.withdrawal.requested.target', `${offering} ${pressed} Where it leads:`],
    ['states.offering.on.withdrawal.requested.guard', `${offering} ${pressed} If:`],
    ['states.offering.on.withdrawal.requested 2.guard', `${offering} ${pressed} If:`],
    ['states.offering.on.withdrawal.requested 2.guard.type', `${offering} ${pressed} If:`],
    [
      'states.offering.on.withdrawal.requested.actions 1.type',
      `${offering} ${pressed} What it does:`,
    ],
    ['states.offering.on.page.left', `${offering} When: The member leaves the page.`],
    ['states.offering.always 1.target', `${offering} When: At once, by itself. Where it leads:`],
    ['states.offering.after.longWait', `${offering} When: It takes long.`],
    ['states.offering.entry', `${offering} What it does first:`],
    ['states.offering.exit', `${offering} What it does last:`],
    ['states.offering.initial', `${offering} Where it starts:`],
    ['states.offering.invoke.src', `${offering} What runs:`],
    ['states.offering.invoke.onDone 1.guard.type', `${offering} When: The answer is there. If:`],
    [
      'states.offering.invoke.onError.target',
      `${offering} When: There is no usable answer. Where it leads:`,
    ],
    ['states.offering.states.sending', 'While: The withdrawal is on its way.'],
    ['on.page.left.actions', 'In every state. When: The member leaves the page. What it does:'],
    ['initial', 'Where it starts:'],
    ['guards.mayWithdraw', 'What is asked: whether the member may withdraw'],
    ['actors.withdraw', 'What runs: withdraws to the card'],
    ['delays.longWait', 'How long: It takes long.'],
    ['actions.forgetOutcome.notices', 'What is done: forget outcome'],
    ['states.paidTwice.entry', 'While: paid twice What it does first:'],
  ])('%s', (name, says) => {
    expect(place(name)).toBe(says)
  })
})

test.each([
  ['machine', 'states.offering.invoke.onError', 'While: .* <code class="code-name">states.'],
  ['sentence', 'accountMessages.ours.passwordsDiffer', '<b>passwords differ <code'],
  ['figure or rate', 'sessionPolicy.keptDraftMs', '<b>how long typed text is kept <code'],
  ['call or field', 'memberPath', '<b>member path <code'],
] as const)('A changed %s %s is told in words, with its name beside them', (kind, name, told) => {
  const change = { file, kind, name, was: 'a', is: 'b' }
  expect(String(changeLine(change, (text) => html`${text}`))).toMatch(new RegExp(told))
})

test('A list is told without the marks of the code', () => {
  expect(figureInWords("['Cashback', 'Website', 'Other']", 'a')).toBe('Cashback, Website, Other')
  expect(figureInWords("[pounds('5'), pounds('10')]", 'a')).toBe('£5.00, £10.00')
  expect(figureInWords('[1, 60]', 'a')).toBe('1, 60')
  expect(figureInWords('[...others]', 'a')).toBe('[...others]')
})

describe('What it reads there, in words', () => {
  test.each([
    ["'offering'", "'offering': The button can be pressed."],
    ["'mayWithdraw'", "'mayWithdraw': the member may withdraw"],
    ["'#card.offering'", "'#card.offering': The button can be pressed."],
    ["'forgetOutcome'", "'forgetOutcome'"],
  ])('%s', (text, says) => {
    expect(value(text)).toBe(says)
  })

  test('a name that this machine has its own words for has those', () => {
    expect(value("'sending'")).toBe("'sending': The withdrawal is on its way.")
    expect(machineValueInWords("'sending'", words, 'a/bank.machine.ts')).toBe(
      "'sending': It is on its way.",
    )
  })
})
