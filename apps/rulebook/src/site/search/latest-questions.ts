/** Of a reader who asked for amounts, for what is checked and for what has changed. */
export const latestQuestions: readonly (readonly [asks: string, first: string])[] = [
  ['Can I buy a voucher for £12.345?', 'OQ-094'],
  ['balance £5, minimum £10', 'OQ-119'],
  ['Which day were the rates checked?', 'rates'],
  ['Does a pension reduce the benefit?', 'record-20-4'],
  ['What happens at £100,000?', 'rate-personal-allowance-tapered-the-united-kingdom-2026-04-06'],
  ['connection is lost while I withdraw money', 'OQ-135-3'],
  // Ten of our own, written before trying any.
  ['What changed last week?', 'changes'],
  ['Which figures changed in the last seven days?', 'changes'],
  // Was rates: the row says itself when it was checked.
  [
    'When was the minimum wage last looked up?',
    'rate-minimum-wage-21-or-over-the-united-kingdom-2026-04-01',
  ],
  ['Who published the National Insurance figures?', 'rates'],
  ['How do you know that the tax rules are right?', 'proof'],
  ['How much would I save on a £2,500 salary sacrifice?', 'SALSAC-04'],
  ['May I buy a voucher for £0.999?', 'OQ-094'],
  ['minimum £20, balance £15', 'OQ-119'],
  ['What happens at £12,570?', 'rate-personal-allowance-the-united-kingdom-2026-04-06'],
  ['Can I take out £10 if I only have £8?', 'BANKW-11'],
  // Of the next reader, who found none of these among the first three; the places were chosen from the requirements.
  // Was proof: the first page alone says whether everything holds today, and what does not.
  ['Which cases fail today?', 'overview'],
  ['Why is the bank button greyed out?', 'CARDW-02'],
  ['What happens when I type page 99 in the address?', 'OQ-073'],
  ['How is the date of birth shown?', 'OQ-043'],
  ['Which source says the NI prefixes?', 'OQ-089'],
  ['What happens if no answer comes to a withdrawal?', 'OQ-135-3'],
  // Since when something holds: the place itself says when it last changed.
  ['Since when must a bank transfer be at least the minimum?', 'BANKW-10'],
  ['Since when is a missing benefit in kind counted as 0?', 'OQ-087'],
  // The first page alone says what holds today, whether all of it does or not.
  ['Does everything hold today?', 'overview'],
  ['What is broken now?', 'overview'],
  ['What is wrong today?', 'overview'],
  ['Is anything failing right now?', 'overview'],
  ['Do all rules hold?', 'overview'],
  ['Is the rate book in order?', 'rates'],
  // Of one more reader, who did not find these among the first three.
  ['Is £10.005 accepted as a transfer?', 'OQ-121'],
  ['May I transfer £20.125 to my bank?', 'OQ-121'],
  ['How is an empty statement shown?', 'OQ-128'],
  ['What is sent when an order is completed?', 'API-42'],
  ['What happens with page 0?', 'OQ-073'],
  ['What does page -3 in the address do?', 'OQ-073'],
  ['Does National Insurance use the annual or the monthly threshold?', 'record-20-3'],
  ['What happens to my withdrawal if I close the page?', 'OQ-135-2'],
  ['May a member withdraw £0?', 'BANKW-10'],
  ['How are retailers sorted?', 'rule-retailers-gain-byGain'],
  ['Can I redeem an offer with http link?', 'OQ-031'],
  ['Is pension by sacrifice taxed?', 'word-payslip-pension-by-sacrifice'],
  ['Which decisions were made about rounding?', 'OQ-038'],
  ['How is the monthly figure made from the annual?', 'SALSAC-06'],
  // What the owner is asked to confirm.
  ['Which answers depart from the first decision?', 'departures'],
  ['Which decisions are no longer what was decided first?', 'departures'],
  ['What do I have to confirm?', 'departures'],
]
