/** The rest of My Account: transactions, the year, and the benefits. */
import { accountMessages, genderLabel, savingsView } from '@save/domain/account'
import { mayCancel } from '@save/domain/benefits'
import { Day, formatPounds, nothing } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { fileAnchor, ruleAnchor } from '../../page/anchors.ts'
import { yesNo } from '../../site/explain/explanation.ts'
import { idsOfGender } from '../../site/explain/ids-of-answers.ts'
import { type Expected, isAt, type Seen } from '../expected.ts'
import { memberIn } from './savings.ts'

export function accountPlaces(seen: Seen): readonly Expected[] {
  const member = memberIn(seen)
  if (member === undefined || !isAt('/MyAccount', seen)) return []
  const { transactions, kept } = savingsOf(member, seen.today)
  const gender = genderLabel(member.gender)
  return [
    ...transactions.flatMap(({ name, purchaseAmount, cashbackAmount, status }) =>
      (
        [
          ['purchase amount', purchaseAmount],
          ['cashback amount', cashbackAmount],
        ] as const
      ).map(([what, text]) => ({
        what: `The ${what} of ${name}`,
        shows: text,
        because: [`As the server gives it, in pounds with two decimals; its status is ${status}`],
        ids: ['ACCOUNT-07', 'CONST-01'],
        text,
        near: name,
      })),
    ),
    ...(kept?.facts ?? []).map(({ label, value }) => ({
      what: label,
      shows: value,
      because: [
        `The sum of the settled transactions of the tax year that ${seen.today} is in`,
        'Pending and declined ones don’t count, nor do those without a date',
        `${countedIn(member, seen.today, label).join(' + ') || formatPounds(nothing)} = ${value}`,
      ],
      ids: ['OQ-137'],
      anchor: fileAnchor('packages/domain/src/account/kept.rules.ts'),
      text: value,
      near: label,
    })),
    {
      what: 'What the pending balance waits for',
      shows: pendingMeans,
      because: [
        'Shown below the pending balance whenever the server gives one',
        'It is cashback that a shop has not confirmed yet',
      ],
      ids: ['ACCOUNT-09', 'OQ-137'],
      uses: [
        { anchor: transactionWay, words: 'The rule of what a status means, and what happens next' },
        { anchor: 'word-member-pending-balance', words: 'Pending balance' },
      ],
      text: pendingMeans,
    },
    ...(gender === undefined
      ? []
      : [
          {
            what: 'Gender',
            shows: gender,
            because: [`The member’s code is ${member.gender}`],
            ids: idsOfGender(member.gender),
            text: gender,
          },
        ]),
    ...member.choices.map((choice) => ({
      what: `Cancel of ${choice.name ?? choice.id}`,
      shows: mayCancel(member, choice.id) ? 'enabled' : 'disabled',
      because: [
        `IsCancelled: ${yesNo(choice.isCancelled)}; its status (${choice.status ?? 'none'}) decides nothing`,
      ],
      ids: ['ACCOUNT-14'],
      text: 'Cancel',
      near: choice.name ?? choice.id,
    })),
  ]
}

const { pendingMeans } = accountMessages.ours
const transactionWay = ruleAnchor(
  'packages/domain/src/account/transaction-way.rules.ts',
  'transactionWay',
)

const savingsOf = (member: Member, today: string) =>
  savingsView(member, { is: 'ready', value: member }, Day.make(today))

/** What each transaction alone adds to a figure of the year, with its name. */
const countedIn = (member: Member, today: string, label: string): readonly string[] =>
  member.transactions.flatMap((transaction) => {
    const alone = savingsOf({ ...member, transactions: [transaction] }, today).kept
    const value = alone?.facts.find((fact) => fact.label === label)?.value
    return value === undefined || value === formatPounds(nothing)
      ? []
      : [`${value} (${transaction.name ?? ''})`]
  })
