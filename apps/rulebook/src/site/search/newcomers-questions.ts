/**
 * Of an analyst who had never read the rulebook. None of these was answered at first, or a case
 * with the opposite answer stood first.
 */
export const newcomersQuestions: readonly (readonly [asks: string, first: string])[] = [
  ['What does the search do with page 999?', 'OQ-073'],
  ['Is QQ123456C a valid National Insurance number?', 'SALSAC-17'],
  ['Which message appears when the card payout fails because of a server error?', 'OQ-117'],
  ['Are lower case NI numbers or those with blanks fine?', 'OQ-090'],
  ['Are thousands separated by commas in the top bar?', 'SHELL-04'],
  ['What must be filled in on the billing address?', 'CHECKOUT-04'],
  ['How much will I save a year with a £1,000 sacrifice?', 'SALSAC-04'],
  ['How much will I save a year with a £1,000 sacrifice for a basic rate taxpayer?', 'SALSAC-04'],
  ['What does the total of the reward statement consist of?', 'STMT-07'],
  ['Which format are dates shown in?', 'OQ-043'],
  ['Is 010203 accepted as sort code?', 'rule-withdrawal-bank-details-sortCodeAsTyped'],
  ['Can a voucher be typed as 12.345?', 'OQ-094'],
  ['Can a voucher amount be typed as 12.345?', 'OQ-094'],
  ['Is the telephone number prefilled?', 'SUPPORT-05'],
  ['Is telephone prefilled in Help & Support?', 'SUPPORT-05'],
  ['How many times is the member asked to sign in after 15 minutes?', 'OQ-139'],
  ['Am I asked to sign in again after 15 minutes?', 'OQ-139'],
  [
    'How much National Insurance does an employee pay on £30,000?',
    'rate-national-insurance-between-the-thresholds-the-united-kingdom-2026-04-06',
  ],
  [
    'What is the employee NI on a salary of £30,000?',
    'rate-national-insurance-between-the-thresholds-the-united-kingdom-2026-04-06',
  ],
  ['AB123456C', 'SALSAC-15'],
  ['What do I see when the vendor code doesn’t exist?', 'VOUCHER-14'],
  ['What is benefit in kind?', 'word-benefits-benefit-in-kind'],
  // Of the next newcomer.
  [
    'Your withdrawal request exceeded allowable amount of £250 - £250 has been withdrawn.',
    'CARDW-08',
  ],
  ['Your withdrawal request exceeded allowable amount of £250.', 'BANKW-23'],
  ['What if the connection is lost while I withdraw money?', 'OQ-135-3'],
  ['What is the smallest amount somebody can move to their bank?', 'BANKW-10'],
  ['What does a sort code have to look like?', 'BANKW-16'],
  ['How are dates shown on screen?', 'OQ-043'],
  ['What is the personal allowance?', 'rate-personal-allowance-the-united-kingdom-2026-04-06'],
  ['How much do I save on a £1,000 salary sacrifice?', 'SALSAC-04'],
  ['Is a bike taxed as a benefit?', 'word-payslip-optional-remuneration'],
  ['Is QQ123456C a valid NI number?', 'SALSAC-17'],
  ['How do you know the withdrawal rule is right?', 'proof'],
]
