import { Button } from '../button/button.tsx'
import { holding } from '../testing/holding.tsx'
import { ErrorSummary, FootBar, Notice, Toast } from './message.tsx'

const ignore = () => {}

export const alone = /^foot bar/

export const examples = {
  'notice: success': <Notice messages={['Account changes saved']} />,
  'notice: note': <Notice tone="note" messages={['Your passwords have to be entered again.']} />,
  'notice: error': (
    <Notice tone="error" messages={['The email address or password is not right.']} />
  ),
  'notice: several messages': (
    <Notice
      tone="error"
      messages={['The postcode was not found.', 'A house number is needed at this address.']}
    />
  ),
  'notice: a list of one': (
    <Notice tone="error" bulleted messages={['A house number is needed at this address.']} />
  ),
  'notice: dismissible': (
    <Notice
      messages={['Thank you for your withdrawal, you will receive an email shortly.']}
      onDismiss={ignore}
      dismissLabel="Dismiss"
    />
  ),
  'notice: long text': (
    <Notice
      tone="error"
      messages={[
        'The employer’s service did not answer in time. We don’t know if your request reached us. Check your account before you send it again.',
      ]}
      onDismiss={ignore}
      dismissLabel="Close"
    />
  ),
  'notice: a summary': <ErrorSummary messages={['This account is locked.']} />,
  'notice: a summary of nothing': <ErrorSummary messages={[]} />,
  'toast: a message': <Toast message="Account changes saved" />,
  'toast: a long message': (
    <Toast message="Thank you for your request. You should typically receive funds within 7 working days." />
  ),
  'toast: to come and go': holding(false, (saved, set) => (
    <div className="stack">
      <Toast message={saved ? 'Account changes saved' : undefined} />
      <Button onClick={() => set(!saved)}>Save changes</Button>
    </div>
  )),
  'foot bar: several messages': (
    <FootBar isProblem messages={['You are offline.', 'Your withdrawal was not made.']} />
  ),
  'foot bar: on the way': <FootBar messages={['Opening the page...']} />,
  'foot bar: lost, to be tried again': (
    <FootBar isProblem messages={['You are offline. What you typed is still here.']}>
      <Button>Try again</Button>
    </FootBar>
  ),
}
