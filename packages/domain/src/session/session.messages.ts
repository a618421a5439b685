export const sessionMessages = {
  memberLogin: 'Member Login',
  email: 'Email',
  password: 'Password',
  keepMeLoggedIn: 'Keep me logged in',
  login: 'Login',
  forgottenPassword: 'Forgotten password?',
  register: 'Register',
  registrationEmailMissing: 'Registration email missing?',
  emailMissing: 'Please specify your email addresss',
  emailMalformed: 'Please specify a valid email address',
  passwordMissing: 'Please specify your password',
  ours: {
    /** Shown over a page whose session has ended. */
    toContinue: 'Log in to continue.',
    showPassword: 'Show',
    hidePassword: 'Hide',
    loggingIn: 'Logging in...',
    checking: 'Loading...',
    noAnswer: 'We can’t reach Save. Check your connection and try again.',
  },
} as const
