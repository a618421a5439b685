import { formatPounds, type Pence } from '../kernel/index.ts'
import { benefitsPolicy } from './benefits.policy.ts'

export const orderMessages = {
  payrollNumberMissing: 'Please enter Payroll Number.',
  niNumberInvalid: 'Please enter valid NI Number.',
  declarationMissing: 'You have to accept the salary sacrifice.',
  completeOrder: 'Complete Order',
  ours: {
    /** Prefix when the message is about an order for another amount of the same benefit. */
    aboutOrderOf: (amount: Pence) => `Your order for ${formatPounds(amount)} a year:`,
    loading: 'Loading...',
    back: 'Back',
    backToBenefit: 'Back to the benefit',
    intro: 'Check what it will cost you, then complete your order.',
    comparison: 'Cost comparison',
    noRates: 'We can’t show your costs right now.',
    bands: { basic: 'Basic rate', higher: 'Higher rate' },
    figures: {
      amount: 'Salary sacrifice amount',
      benefitInKind: 'Benefit in kind',
      annualSaving: 'Annual saving',
      savingPercent: 'Saving %',
      monthlyCost: 'Monthly cost',
    },
    taxRates: (percents: string) =>
      `These costs are worked out at ${percents} tax. Scotland’s rates differ from the rest of the UK’s: see your payslip above.`,
    howWorkedOut: 'How was this worked out?',
    workings: {
      benefitInKind: 'Benefit in kind = amount × benefit in kind value ÷ 100',
      insuranceSaved: 'National Insurance saved = amount × your National Insurance rate',
      taxSaved: 'Tax saved = (amount − benefit in kind) × your tax rate',
      annualSaving: 'Annual saving = National Insurance saved + tax saved',
      savingPercent: 'Saving % = annual saving ÷ amount × 100',
      monthlyCost: `Monthly cost = (amount − annual saving) ÷ ${benefitsPolicy.monthsPerYear}`,
      rounding: 'We round each figure once, at the end.',
      assumptions:
        'We use one tax rate for the whole amount, take it all from your gross pay, and use your employer’s rates for this tax year.',
      rounded: (exact: string, rounded: string) => `${exact}, rounded ${rounded}`,
      ofNothing: 'No amount, so no saving',
    },
    payslip: {
      open: 'See it on your payslip',
      /** Shown if there are two rates to compare. */
      openUnsure: 'Not sure which? See it on your payslip',
      loading: 'Loading...',
      missing: 'We can’t show your payslip. Reload the page to try again.',
    },
    yourDetails: 'Your details',
    payrollNumber: 'Payroll Number',
    payrollNumberHint: 'On your payslip, usually near your name.',
    niNumber: 'NI Number',
    niNumberHint: 'Two letters, six digits and a letter.',
    termsHeading: 'Terms',
    terms: [
      'Your contract changes. Your employer reduces your salary by this amount, before tax and National Insurance.',
      `With a 4-weekly payroll, deductions are taken over ${benefitsPolicy.fourWeeklyPeriods} periods, or in ${benefitsPolicy.fourWeeklyInstalments} instalments for recurring monthly benefits.`,
      'Your order goes ahead once your employer has approved it.',
    ],
    declarationHeading: 'Declaration',
    declaration: (amount: Pence) =>
      `I agree to reduce my salary by ${formatPounds(amount)} a year in exchange for this benefit. I understand that the figures are estimates at current rates.`,
    accept: 'I accept the salary sacrifice',
    sending: 'Sending your order...',
    mayHaveArrived:
      'We don’t know if your order went through. Check My Benefits in your account before you order again.',
    cancellationMayHaveArrived:
      'We don’t know if this benefit was cancelled. Check its status before you try again.',
    cancelledUnread: 'This benefit was cancelled. We couldn’t load its new status.',
    unread: 'We couldn’t load your benefits. Check again before you continue.',
    toAccount: 'Go to My Account',
    enterAgain: 'For your security, we don’t keep your NI number. Enter it again.',
    thankYou: 'Thank you',
    ordered: ({ name, amount }: { readonly name: string; readonly amount: Pence }) =>
      `You’ve ordered ${name} for ${formatPounds(amount)} of your salary a year.`,
    nextHeading: 'What happens next',
    next: [
      'You can follow your order in My Account.',
      'Once it’s approved, your contract changes and your payslips show lower gross pay.',
      'You can cancel the benefit in My Account.',
    ],
    seeBenefits: 'See your benefits in My Account',
    approval: "Your employer's approval will be sought before your order goes ahead.",
  },
} as const
