import { fieldMessages, joinPresent, moneyCallMessages } from '../kernel/index.ts'

export const accountMessages = {
  account: 'Account',
  male: 'Male',
  female: 'Female',
  mySavings: 'My Savings',
  myBenefits: 'My Benefits',
  cancel: 'Cancel',
  basicInformation: 'Basic Information',
  changePassword: 'Change Password',
  aboutYou: 'About You',
  address: 'Address',
  saved: 'Account changes saved',
  lastNameMissing: 'This is a required field',
  /** For an empty field of the password card. */
  required: fieldMessages.required,
  passwordsDiffer: 'Passwords do not match',
  ours: {
    heading: 'My Account',
    editHeading: 'Edit account',
    back: 'My Account',
    saveChanges: 'Save changes',
    saving: 'Saving...',
    firstName: 'First name',
    required: 'Only the last name is required.',
    lastName: 'Last name',
    gender: 'Gender',
    dateOfBirth: 'Date of birth',
    badDateOfBirth: 'Enter a full date before today, within the last 120 years',
    email: 'Email',
    title: 'Title',
    middleNames: 'Middle names',
    initials: 'Initials',
    oldPassword: 'Old password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    passwordsAgain: 'For your security, we don’t keep passwords. Enter them again.',
    unanswered: 'We don’t know if your changes were saved. It’s safe to save them again.',
    passwordUnanswered:
      'We don’t know if your password was changed. Try again: if your old password doesn’t work, the new one is already in use.',
    genderNotTold: 'Not given',
    houseNumber: 'House number',
    houseName: 'House name',
    flat: 'Flat',
    street: 'Street',
    district: 'District',
    town: 'Town',
    county: 'County',
    postcode: 'Postcode',
    availableBalance: 'Available balance',
    pendingBalance: 'Pending balance',
    transactions: 'Transactions',
    name: 'Name',
    type: 'Type',
    status: 'Status',
    purchaseAmount: 'Purchase amount',
    cashbackAmount: 'Cashback amount',
    /** Shown above transactions that may be out of date. */
    oldTransactions: {
      reading: 'Updating your transactions. This list may be out of date.',
      unread: 'We couldn’t update your transactions. This list may be out of date.',
    },
    noTransactions: 'Your savings and withdrawals will appear here.',
    seeCashback: 'See cashback',
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    /** Shown below the label of a native date field, which browsers write in their own country's order. */
    dateExample: 'For example, 31 March 1980',
    /** The heading of transactions without a date, if others have one. */
    withoutDay: 'Without a date',
    /** The month's cashback. */
    sums: (paid: string | undefined, pending: string | undefined) =>
      [
        ...(paid === undefined ? [] : [`Paid ${paid}`]),
        ...(pending === undefined
          ? []
          : [`${paid === undefined ? 'Pending' : 'pending'} ${pending}`]),
      ].join(', '),
    /** Shown when a transaction is opened. */
    way: {
      waitingForShop: 'Waiting for the shop to confirm.',
      addedOnceConfirmed: 'Once it does, we add this to your available balance.',
      confirmedByShop: 'The shop confirmed this and we added it to your available balance.',
      notConfirmedByShop: 'The shop didn’t confirm this, so we added nothing to your balance.',
      beingSent: 'We’re sending this to you.',
      wasSent: 'We’ve sent this to you.',
      wasNotSent: 'We didn’t send this.',
      ask: 'Ask us about it',
      question: (name: string, reference: string) =>
        `My question is about ${joinPresent([name, reference], ', ')}: `,
    },
    /** Opens support with a prepared question. */
    missing: 'A purchase is missing? Ask us',
    missingQuestion: 'A purchase is missing from my transactions. The shop is: ',
    /** The heading of a tax year's totals. */
    keptSince: (year: string) => `Since 6 April ${year}`,
    cashbackPaid: 'Cashback paid',
    withdrawn: 'Withdrawn',
    pendingMeans: 'Waiting for the shop to confirm',
    /** Links from the top of the page to the card below the transactions. */
    toBenefits: 'Go to your benefits',
    toDetails: 'Go to your details',
    changeDetails: 'Change your details',
    dateOrdered: 'Date ordered',
    dateCancelled: 'Date cancelled',
    action: 'Action',
    cancelBenefit: (name: string) => `Cancel ${name}`,
    /** Replaces the button after the first press (OQ-112). */
    reallyCancel: (name: string) => `Cancel ${name}?`,
    yesCancel: 'Yes, cancel it',
    keepBenefit: 'Keep it',
    benefitCancelled: (name: string) => `Your ${name} was cancelled.`,
    readBenefitAgain: (name: string) => `${moneyCallMessages.ours.readAgain}: ${name}`,
    /** Shown above benefits that may be out of date. */
    oldBenefits: {
      reading: 'Updating your benefits. This list may be out of date.',
      unread: 'We couldn’t update your benefits. This list may be out of date.',
    },
    noBenefits: 'Benefits you order will appear here.',
  },
} as const
