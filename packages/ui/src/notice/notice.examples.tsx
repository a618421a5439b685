import { ErrorSummary, Notice, NoticeRegion } from './notice.tsx'

const ignore = () => {}

export const examples = {
  success: <Notice messages={['Account changes saved']} />,
  note: <Notice tone="note" messages={['Your passwords have to be entered again.']} />,
  error: <Notice tone="error" messages={['The email address or password is not right.']} />,
  'several messages': (
    <Notice
      tone="error"
      messages={['The postcode was not found.', 'A house number is needed at this address.']}
    />
  ),
  'a list of one': (
    <Notice tone="error" bulleted messages={['A house number is needed at this address.']} />
  ),
  dismissible: (
    <Notice
      messages={['Thank you for your withdrawal, you will receive an email shortly.']}
      onDismiss={ignore}
      dismissLabel="Dismiss"
    />
  ),
  'long text': (
    <Notice
      tone="error"
      messages={[
        'The employer’s service did not answer in time. Your request may still have reached us, so please check your account before you send it again.',
      ]}
      onDismiss={ignore}
      dismissLabel="Close"
    />
  ),
  'a region that listens': <NoticeRegion />,
  'a summary': <ErrorSummary messages={['This account is locked.']} />,
  'a summary of nothing': <ErrorSummary messages={[]} />,
}
