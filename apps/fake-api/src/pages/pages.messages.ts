/** The texts of the pages outside the app. All are our own; the specification gives none. */
export const pagesMessages = {
  ours: {
    back: 'Back',
    backToDashboard: 'Back to the dashboard',
    toLogin: 'Go to the login page',
    product: 'Save',
    skipToContent: 'Skip to main content',
    checkForm: 'Check the highlighted fields.',
    noEmail: 'In this demonstration no email is sent and nothing is stored.',
    notFound: {
      title: 'Not found.',
      text: 'There is no page at this address.',
    },
    staleForm: {
      title: 'This form is out of date.',
      text: 'It was opened too long ago, or your browser refused our cookies. Open it again.',
      again: 'Open the form again',
    },
    badForm: {
      title: 'We couldn’t read this form.',
      text: 'Open it again and send it from there.',
    },
    faq: {
      title: 'Help',
      intro: 'The questions that members ask us most. If yours is not here, write to us.',
      contact: 'Write to us',
      questions: [
        {
          question: 'How does cashback work?',
          answer:
            'Open a retailer here and choose Redeem: the shop opens in a new tab and knows that you came from us. Buy as usual. The shop tells us about your purchase, and your cashback appears among your transactions.',
        },
        {
          question: 'Why is my cashback pending?',
          answer:
            'A shop confirms a purchase once it can no longer be returned. Until then the amount is pending and cannot be withdrawn; afterwards it joins your available balance.',
        },
        {
          question: 'How do vouchers save me money?',
          answer:
            'You pay less than a voucher is worth: each vendor shows its saving. Choose an amount, pay for your basket, and the voucher is sent to your email address.',
        },
        {
          question: 'What are my benefits?',
          answer:
            'Benefits are what your employer offers you. Some are savings at a supplier; others are paid out of your salary before tax, and need the approval of your employer.',
        },
        {
          question: 'How do I withdraw my savings?',
          answer:
            'Open Your Account. If your employer has switched withdrawals on, you can have your available balance paid to your prepaid card or to your bank account.',
        },
        {
          question: 'Why am I asked for my password again?',
          answer:
            'Before pages that show or move money we make sure that it is still you. This happens only when some time has passed since you last entered your password.',
        },
        {
          question: 'I can’t log in. What can I do?',
          answer:
            'Ask for a new password on the login page. If you have just registered and no email has come, have it sent again from there.',
        },
      ],
    },
    terms: {
      title: 'Terms and conditions',
      intro:
        'This is a demonstration. These terms show where yours will appear. They aren’t binding.',
      sections: [
        {
          heading: 'Who may use this site',
          text: 'Employees of the employers that take part, once they are registered. Your login is yours alone: keep your password to yourself.',
        },
        {
          heading: 'Cashback',
          text: 'Cashback is paid by the retailers. A retailer may refuse it, for example when goods are returned or when you reached the shop another way. Rates may change at any time; the rate on the day of your purchase applies.',
        },
        {
          heading: 'Vouchers',
          text: 'A voucher is governed by the terms of the vendor who issued it. Once sent it can be neither exchanged nor paid out.',
        },
        {
          heading: 'Benefits paid from salary',
          text: 'A salary sacrifice changes your contract of employment. It takes effect when your employer has approved it, and may affect other payments that depend on your salary.',
        },
        {
          heading: 'Withdrawals',
          text: 'Only your available balance can be withdrawn, within the limits that your employer has set. We may ask you to prove who you are first.',
        },
        {
          heading: 'Your data',
          text: 'We hold what your employer gives us and what you tell us, to run your account. We tell retailers that a member visited, never who.',
        },
        {
          heading: 'Changes',
          text: 'When these terms change we tell you before the change takes effect.',
        },
      ],
    },
    register: {
      title: 'Register',
      intro:
        'For employees of the employers that take part. Use the email address your employer knows.',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      password: 'Choose a password',
      passwordHint: 'At least 8 characters.',
      terms: 'I have read the terms and conditions and accept them.',
      readTerms: 'Read the terms and conditions',
      submit: 'Register',
      firstNameMissing: 'Please specify your first name',
      lastNameMissing: 'Please specify your last name',
      passwordShort: 'Choose a password of at least 8 characters',
      termsMissing: 'Accept the terms and conditions',
      done: {
        title: 'Thank you for registering.',
        text: 'We would now send you an email with a link to confirm your address.',
      },
    },
    resetPassword: {
      title: 'Choose a new password',
      intro: 'Tell us your email address, and we will send you a link to choose a new one.',
      submit: 'Send me the link',
      done: {
        title: 'Check your inbox.',
        text: 'If a member has this address, we would now send a link there.',
      },
    },
    resendEmail: {
      title: 'Resend your registration email',
      intro: 'Tell us the email address with which you registered.',
      submit: 'Send it again',
      done: {
        title: 'Check your inbox.',
        text: 'If someone registered with this address, we would now send the email again.',
      },
    },
    payment: {
      title: 'Payment provider',
      intro: 'This page stands in for a payment provider. No money moves.',
      order: 'Order',
      total: 'To pay',
      pay: 'Pay',
      fail: 'Let the payment fail',
      back: 'Cancel and go back',
      paid: {
        title: 'Thank you. Your payment has been received.',
        text: 'In the real world the vouchers would now be on their way to your inbox.',
      },
      failed: {
        title: 'The payment didn’t go through.',
        text: 'We took no money, and your basket is unchanged.',
      },
      closed: {
        title: 'This order is no longer open.',
        text: 'You can’t pay for it any more. Anything you haven’t paid for is in your basket.',
      },
      toBasket: 'Back to the basket',
    },
    challenge: {
      title: 'Confirm that it’s you',
      intro: 'You are about to see a page that shows or moves money. Enter your password again.',
      provider: 'In this demonstration this page also stands in for your employer’s own login.',
      signInFirst: 'You aren’t logged in. Continue to log in first.',
      signedInAs: 'Logged in as',
      submit: 'Continue',
      wrongPassword: 'That password is incorrect.',
      tooManyTries: 'Too many wrong passwords. Wait half a minute and try again.',
    },
  },
} as const
