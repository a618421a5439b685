import { expect, test } from 'vitest'
import type { Change } from '../../model/changes/changes.ts'
import { specifiedBy } from '../../model/concerned/quoted-sentences.ts'
import { sentencesPart } from '../chapter/rules-part.ts'
import { html } from '../html.ts'
import { changeLine } from './change-line.ts'

const file = 'packages/domain/src/vouchers/vouchers.messages.ts'

const changed = (was: string, is: string): Change => ({
  file,
  kind: 'sentence',
  name: 'vouchersMessages.wrongAmount',
  was,
  is,
})

const lineOf = (change: Change): string => String(changeLine(change, (text) => html`${text}`))

test('Of a changed sentence the words that differ are marked', () => {
  const line = lineOf(changed('Please enter correct amount.', 'Please enter corect amount.'))
  expect(line).toContain('Please enter <del>correct</del><ins>corect</ins> amount.')
})

test('What is only added has nothing that is struck out', () => {
  const line = lineOf(changed('Please enter an amount.', 'Please enter an exact amount.'))
  expect(line).toContain('Please enter an <ins>exact </ins>amount.')
})

test('A sentence that only differs in its white space is told so', () => {
  const line = lineOf(changed('Please enter an amount.', 'Please enter  an amount.'))
  expect(line).toMatch(/\(only in its white space\)/)
})

test('A sentence that says something quite different is shown as a whole', () => {
  const line = lineOf(changed('Try again.', 'Saved!'))
  expect(line).toContain('<del>Try again.</del><br><ins>Saved!</ins>')
})

test('A changed sentence names what still quotes it as it was, each once', () => {
  const quoting = (anchor: string, name = anchor) => ({ anchor, name, says: '' })
  const change = changed('Please enter correct amount.', 'Please enter corect amount.')
  expect(
    lineOf({
      ...change,
      stillQuotedBy: [
        quoting('VOUCHER-23'),
        quoting('record-10-1', 'Vouchers'),
        quoting('record-10-2', 'Vouchers'),
      ],
    }),
  ).toMatch(
    /These still say the old one: <a href="#VOUCHER-23">VOUCHER-23<\/a>, <a href="#record-10-2">Vouchers<\/a>\./,
  )
  expect(lineOf({ ...change, stillQuotedBy: [quoting('OQ-094')] })).toContain(
    'This still says the old one: ',
  )
  expect(lineOf(change)).not.toContain('the old one')
})

test('A sentence that no requirement and no answer has is not listed as specified', () => {
  const isSpecified = specifiedBy([
    { anchor: '', name: '', says: "It says 'Please enter correct amount.'." },
  ])
  const part = (text: string) =>
    String(
      sentencesPart(
        [{ file, sentences: [{ key: 'wrongAmount', texts: [text], isOurs: false }] }],
        isSpecified,
        () => 'not known',
        (text) => html`${text}`,
      ),
    )
  expect(part('Please enter correct amount.')).toContain('<h3>As specified</h3>')
  expect(part('Please enter corect amount.')).not.toContain('As specified')
  expect(part('Please enter corect amount.')).toContain('<h3>In no requirement or answer</h3>')
})
