import { describe, expect, test } from 'vitest'
import type { MachineWords } from '../../machines/machine-words.ts'
import { figureInWords } from '../../model/statements/in-words.ts'
import { html } from '../html.ts'
import { changeLine } from './change-line.ts'
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
  guards: { mayWithdraw: 'the member may withdraw', isAway: 'the member is on another page' },
  calls: { withdraw: 'withdraws to the card' },
  actions: { leavePage: 'the page notes it', startAnew: 'the form is emptied' },
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
    [
      'states.offering.always.order',
      `${offering} When: At once, by itself. In which order the conditions are asked:`,
    ],
    ['on.order.placed', 'In every state. When: order.placed'],
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
    ['actions.leavePage', 'What is done: the page notes it'],
    ['states.paidTwice.entry', 'While: paid twice What it does first:'],
  ])('%s', (name, says) => {
    expect(place(name)).toBe(says)
  })
})

test.each([
  [
    'machine',
    'states.offering.invoke.onError',
    '<b>While: .*</b> changed[^]*Where in the code</summary><br><code class="code-name">states.',
  ],
  ['sentence', 'accountMessages.ours.passwordsDiffer', '<b>passwords differ <code'],
  ['figure or rate', 'sessionPolicy.keptDraftMs', '<b>how long typed text is kept <code'],
  ['call or field', 'memberPath', '<b>member path <code'],
] as const)('A changed %s %s is told in words, with its name beside them', (kind, name, told) => {
  const change = { file, kind, name, was: 'a', is: 'b' }
  expect(String(changeLine(change, (text) => html`${text}`))).toMatch(new RegExp(told))
})

test('A list is told without the marks of the code', () => {
  expect(figureInWords('2_500', 'signsPolicy.slowPaintMs.largest')).toBe('2.5 s (2500 ms)')
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
    ["'leavePage'", "'leavePage': the page notes it"],
    ["['startAnew', 'leavePage']", 'the form is emptied; then the page notes it'],
    [
      "[{ type: 'startAnew', params: ({ event }) => event.id }, 'countClicks']",
      'the form is emptied; then count clicks',
    ],
    [
      "[{ guard: 'isAway', target: 'offering', actions: ['startAnew', 'leavePage'] }, 'sending']",
      'Only if the member is on another page: → The button can be pressed. (the form is emptied; then the page notes it) Otherwise: → The withdrawal is on its way.',
    ],
    [
      "[{ actions: 'leavePage', guard: { type: 'isAway', params: x } }, '#card.sent']",
      'Only if the member is on another page: → It stays as it is. (the page notes it) Otherwise: → sent',
    ],
    ["{ target: '.sending', reenter: true }", '→ The withdrawal is on its way. (it starts again)'],
    ['{}', 'nothing'],
    ['[]', 'nothing'],
    ['true', 'yes'],
    ['false', 'no'],
    ['withdrawalPolicy.redirectMs', 'time until the redirect after a bank withdrawal'],
    // Code that words can't say stays as it is.
    ['({ event }) => event.id', '({ event }) => event.id'],
    ["{ ...again, target: 'sending' }", "{ ...again, target: 'sending' }"],
    ["[{ guard: not('isAway') }, 'sending']", "[{ guard: not('isAway') }, 'sending']"],
    ["[{ meta: 'x', target: 'sending' }]", "[{ meta: 'x', target: 'sending' }]"],
    ['isAway, where function isAway() {}', 'isAway, where function isAway() {}'],
  ])('%s', (text, says) => {
    expect(value(text)).toBe(says)
  })

  test('a name that this machine has its own words for has those', () => {
    expect(value("'sending'")).toBe("'sending': The withdrawal is on its way.")
    expect(machineValueInWords("'sending'", words, 'a/support.machine.ts')).toBe(
      "'sending': It is on its way.",
    )
  })
})

describe('A change of a machine as the page shows it', () => {
  const shown = (was: string, is: string, name = 'states.offering.always') =>
    String(
      changeLine({ file, kind: 'machine', name, was, is }, (text) => html`${text}`),
    ).replaceAll('&#39;', "'")

  test('in words, before and after', () => {
    const line = shown("['forgetOutcome']", "['forgetOutcome', 'keepBefore']")
    expect(line).toContain('<del>the notices of the last withdrawal go</del>')
    expect(line).toContain('<ins>the notices of the last withdrawal go; then the balance before')
    expect(line).not.toContain("'keepBefore'")
  })

  test('as code where words would be the same, or can’t say it, and then on request', () => {
    const same = shown("[{ type: 'forgetOutcome', params: a }]", "['forgetOutcome']")
    expect(same).toContain('params: a')
    for (const line of [same, shown('assign({ a: 1 })', 'assign({ a: 2 })')])
      expect(line).toContain('<details><summary>Before and after</summary>')
    expect(shown("'offering'", "'withdrawing'")).not.toContain('<details>')
  })
})
