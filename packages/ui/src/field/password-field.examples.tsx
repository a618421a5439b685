import { PasswordField } from './password-field.tsx'

const words = { label: 'Password', show: 'Show', hide: 'Hide', masked: false }

export const examples = {
  'with a message': <PasswordField {...words} message="Please specify your password" />,
  disabled: <PasswordField {...words} label="The one you sent" disabled />,
}
