/**
 * What analysts ask, and the place that has to come first in answer. The places were fixed by hand
 * from the specification, before any search was tried with them; what was changed since says so.
 */
export const questions: readonly (readonly [asks: string, first: string])[] = [
  // Asked by the people whom the rulebook was made for.
  ['Why is this member offered £0.00?', 'SALSAC-04'],
  ['May a member with a £250 daily limit who withdrew £100 today withdraw £200?', 'CONST-03'],
  ['What does "Up to 5%" need to show?', 'DASH-17'],
  ['Which NI numbers are refused, with what message?', 'SALSAC-16'],
  ['What happens if Pay is pressed twice?', 'CHECKOUT-05'],
  ['When is Redeem disabled?', 'RETAILER-16'],
  ['How is a search for M&S sent and paged?', 'API-39'],
  ['What happens to typed bank details if the session expires?', 'OQ-134'],
  ['Which rules changed since the last release?', 'changes'],
  ['Which rule has the weakest proof?', 'proof'],
  ['What are the states of a bank withdrawal?', 'machine-bankWithdrawalMachine'],
  ['What are the tax rates in force, from which source and date?', 'rates'],

  // Thirty and a few of our own.
  ['What is the minimum bank withdrawal?', 'BANKW-07'],
  ['How many times a day can I withdraw to my card?', 'CARDW-06'],
  ['Sorry, you are only able to withdraw from your savings account 2 time(s) a day.', 'CARDW-06'],
  ['Your withdrawal request exceeded allowable amount of £250.', 'BANKW-23'],
  ['Transfer value should be greater than £0.01 and less than £1,284.60', 'BANKW-12'],
  ['What is a valid sort code?', 'BANKW-16'],
  ["Why can't I see the bank withdrawal button?", 'BANKW-01'],
  // Was CARDW-02, which comes second: both grey them out.
  ['When are the withdrawal buttons greyed out?', 'CARDW-04'],
  ['How is the order total worked out?', 'BASKET-02'],
  ['How is "You Save" calculated?', 'BASKET-03'],
  ['Which amounts can I type for a voucher with a range?', 'VOUCHER-19'],
  ['Can I type an amount for a fixed value voucher?', 'VOUCHER-22'],
  ['How is a discount of 0.05 shown?', 'VOUCHER-04'],
  ['How is the monthly cost worked out?', 'SALSAC-06'],
  ['How much National Insurance and tax do I save in a year?', 'SALSAC-04'],
  ['What is benefit in kind?', 'SALSAC-03'],
  ['Can a negative amount be given up?', 'CHOICE-10'],
  ['Please enter Payroll Number.', 'SALSAC-13'],
  ['How long does "Account changes saved" stay?', 'EDIT-04'],
  // Was ACCOUNT-04, which comes second: both say so.
  ['Which gender is 20?', 'CONST-04'],
  ['Who can see the reward statement?', 'PERM-04'],
  ['What happens when logging out fails?', 'SESSION-07'],
  ['How many retailers are on a page?', 'DIR-11'],
  ['Does choosing favourites clear the category?', 'DIR-17'],
  ["Is the directory's name search case sensitive?", 'DIR-28'],
  ["When is an offer's title cut?", 'RETAILER-12'],
  ['Which pages ask me to prove who I am again?', 'CHALLENGE-01'],
  ['What if a bank transfer is already requested?', 'BANKW-25'],
  ['412', 'BANKW-24'],
  ['How fast do the banners change?', 'BANNER-04'],
  ['Which help is there on the vouchers page?', 'HELP-06'],
  ['What if the passwords are different?', 'EDIT-09'],
  ['How soon does support respond?', 'SUPPORT-08'],
  ['When is My Benefits shown?', 'ACCOUNT-12'],
  ['salsac-17', 'SALSAC-17'],
]
