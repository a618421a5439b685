/** What is shown of a case that a person wrote down. */
import { describe, expect, test } from 'vitest'
import { exampleCases } from './example-cases.ts'
import { explain, type Subject } from './explain.ts'
import { explainedUnsaid } from './unsaid-flags.ts'
import { fieldOf } from './why-none.ts'

const about = (subject: Subject, text: string, what: string, beside = '') => {
  const found = explain(subject, text, beside)
  return found.is === 'explained'
    ? found.explanations.find((explanation) => explanation.what.startsWith(what))
    : undefined
}
const range = 'What may be transferred'
const toBank = 'Withdraw to bank'
const flags = 'savings withdrawal yes, bank transfer yes'

describe('A flag that is not said is not known', () => {
  test('a button is told for both', () => {
    const bank = about('member', 'balance £5', toBank)
    expect(bank?.shows).toBe(
      'not known: enabled if savings withdrawal (IsSavingsWithdrawalOn) and bank transfer (IsSavingsBankTransferEnabled) are on, otherwise hidden',
    )
    expect(bank?.because).toEqual([
      'Not said: savings withdrawal (IsSavingsWithdrawalOn) and bank transfer (IsSavingsBankTransferEnabled)',
      'Available balance above nothing: yes',
    ])
    expect(bank?.ids).toEqual(expect.arrayContaining(['BANKW-01', 'CARDW-02', 'OQ-114']))
  })

  test('what does not depend on it is known', () => {
    const none = about('member', 'balance £5, minimum £10', range)
    expect([none?.shows, none?.ids[0]]).toEqual(['nothing', 'BANKW-10'])
    expect(about('member', 'balance £5, savings withdrawal no', toBank)?.shows).toBe('hidden')
    expect(about('member', `balance £5, ${flags}`, toBank)?.shows).toBe('enabled')
  })

  test('one that a server leaves out is off', () => {
    expect(about('member', '{"AvailableBalance": 5}', toBank)?.shows).toBe('hidden')
  })
})

describe('The daily limit', () => {
  const last = (text: string) => about('member', text, range)?.because.at(-1)

  test('is named where the form takes more than the server', () => {
    expect(last(`balance £300, daily limit £250, ${flags}`)).toBe(
      'The form takes that much, but the server refuses what is over the daily limit, £250.00; what was withdrawn earlier today counts, too',
    )
    expect(last(`balance £300, ${flags}`)).not.toContain('limit')
    expect(last(`balance £5, minimum £10, daily limit £250, ${flags}`)).not.toContain('limit')
  })

  test.each([
    ['balance £300', '£10.00 to £300.00'],
    ['balance £300, daily limit £300', '£10.00 to £300.00'],
    [
      'balance £300, daily limit £299.99',
      '£10.00 to £300.00 in the form; the server takes at most £299.99 today',
    ],
    [
      'balance £300, daily limit £250, withdrew £240 today',
      '£10.00 to £300.00 in the form; the server takes at most £10.00 today',
    ],
    [
      'balance £300, daily limit £250, withdrew £240.01 today',
      '£10.00 to £300.00 in the form; the server takes nothing of it today',
    ],
    ['balance £5, daily limit £250', 'nothing'],
  ])('%s: %s', (said, shows) => {
    expect(about('member', `${said}, minimum £10, ${flags}`, range)?.shows).toBe(shows)
  })

  test('less what was withdrawn today', () => {
    const text = `balance £300, daily limit £250, times a day 2, withdrew £100 today, ${flags}`
    expect(last(text)).toContain('£100.00 of it was withdrawn today, so it takes at most £150.00')
    expect(about('member', text, range)?.ids).toContain('BANKW-23')
    expect(about('member', text, 'A withdrawal to the card now')?.shows).toBe(
      '£150.00, capped at the daily limit, if fewer than 2 withdrawals of today were to the card',
    )
    const counted = `${text}, withdrawals today 1`
    expect(about('member', counted, 'A withdrawal to the card now')?.shows).toBe(
      '£150.00, capped at the daily limit',
    )
    const once = text.replace('times a day 2', 'times a day 1')
    expect(about('member', once, 'A withdrawal to the card now')?.shows).toBe(
      '£150.00, capped at the daily limit, if none of it was to the card',
    )
    expect(about('member', `${text}, withdrawals today 2`, 'A withdrawal to the card')?.shows).toBe(
      'nothing',
    )
  })
})

describe('The figure that the directory shows', () => {
  const because = (text: string) => about('retailer', text, 'What the directory')?.because[0]

  test('needs an enabled offer', () => {
    expect(because('offer enabled no, value 5%')).toBe('No offer is enabled, so there is no figure')
    expect(because('offer enabled yes')).toBe('No enabled offer has a figure that can be shown')
    expect(because('offer enabled yes, value 5%')).toBe(
      'The highest figure among the enabled offers',
    )
  })

  test('the codes of the server stand in words', () => {
    expect(about('retailer', exampleCases.retailer, 'The offer')?.because[0]).toBe(
      'Type 2 (percent) and value 5',
    )
    expect(about('retailer', 'offer enabled yes, value £5', 'The offer')?.because[0]).toBe(
      'Type 1 (pounds) and value 5',
    )
  })
})

describe('A withdrawal to the card now', () => {
  const now = (text: string) =>
    about('member', `${text}, savings withdrawal yes`, 'A withdrawal to the card now')
  const many = 'Sorry, you are only able to withdraw from your savings account'

  test('says what the server answers, and the sentences of the page', () => {
    const capped = now('balance £300, daily limit £250, times a day 2, withdrew £100 today')
    expect(capped?.because.slice(-2)).toEqual([
      'The server answers 412, it was made up to the daily limit',
      'The page then says: “Thank you for your withdrawal, you will receive an email shortly.” and “Your withdrawal request exceeded allowable amount of £250 - £250 has been withdrawn.”',
    ])
  })

  test('of nothing says why, and what the member is told', () => {
    const none = now('balance £300, times a day 0')
    expect(none?.shows).toBe('nothing')
    expect(none?.because).toContain('No withdrawal to the card is left today')
    expect(none?.because.at(-1)).toContain(`${many} 0 time(s) a day.`)
    const used = now('balance £300, times a day 2, daily limit £250, withdrew £300 today')
    expect(used?.because).toContain(
      'Nothing of the daily limit is left today, so the server answers as if no withdrawal were left',
    )
    expect(used?.because.at(-1)).toContain(`${many} 2 time(s) a day.`)
  })

  test('that can’t be asked for has no answer', () => {
    expect(now('balance £0')?.because.join()).not.toContain('The page then says')
  })
})

test('The type that the sign of a value says is read, and not called unsaid', () => {
  for (const [value, type] of [
    ['£5', '1 (pounds)'],
    ['5%', '2 (percent)'],
  ]) {
    const found = explain('retailer', `offer enabled yes, value ${value}`, '')
    const notes = found.is === 'explained' ? (found.notes ?? '') : ''
    const [read = '', unsaid = ''] = notes.split('Not said')
    expect(read).toContain(`type of cashback ${type}, as the sign of its value says`)
    expect(unsaid).not.toContain('type of cashback')
  }
})

describe('What is shown is marked as what it is', () => {
  test('an amount below zero stands in brackets within a sum', () => {
    const found = explain('benefit', 'journey type 100, benefit in kind 200%', '600')
    const steps =
      found.is === 'explained' ? found.explanations.flatMap(({ because }) => because) : []
    expect(steps.join('; ')).toContain('(-£')
    expect(steps.join('; ')).not.toMatch(/[+−×÷] -£/)
  })

  test('a heading and a link are called so', () => {
    const shown = (type: number) =>
      about('benefit', `journey type ${type}`, 'How it is taken')?.shows
    expect(shown(100)).toMatch(/^(?:under the heading|by the link) “.+”$/)
    expect([0, 100, 200, 300].map(shown).join()).toContain('under the heading “')
  })

  test('a condition of its own stands after that of the flags, and a sentence in quotation marks', () => {
    expect(about('member', 'balance £300', 'A withdrawal to the card now')?.shows).toBe(
      'not known: if savings withdrawal (IsSavingsWithdrawalOn) is on: £300.00, if nothing was withdrawn today; otherwise nothing',
    )
    const flag = 'IsSavingsWithdrawalOn'
    const [either] =
      explainedUnsaid({}, [flag], (json) => [
        { what: 'It', shows: fieldOf(flag, json) ? 'Thank you.' : 'Sorry.', because: [], ids: [] },
      ]) ?? []
    expect(either?.shows).toBe(
      'not known: if savings withdrawal (IsSavingsWithdrawalOn) is on: “Thank you.”; otherwise “Sorry.”',
    )
  })
})
