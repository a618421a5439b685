import { TextArea, TextField } from './field.tsx'

export const examples = {
  default: <TextField label="First name" autoComplete="given-name" />,
  'with a hint': <TextField label="Sort code" hint="6 digits" width="s" inputMode="numeric" />,
  invalid: (
    <TextField
      label="Email"
      type="email"
      defaultValue="priya@"
      message="Please specify a valid email address"
    />
  ),
  'invalid, with a hint': (
    <TextField
      label="Account number"
      hint="8 digits"
      width="m"
      defaultValue="7120448"
      message="Account number should be a number in the format 99999999"
    />
  ),
  'invalid, without a word': (
    <TextField label="Date of birth" hint="Up to today" type="date" width="m" message="" />
  ),
  password: <TextField label="Password" type="password" autoComplete="current-password" />,
  disabled: <TextField label="Town" defaultValue="Sowerby" disabled />,
  'read only': <TextField label="Member number" defaultValue="1204486" readOnly width="m" />,
  'several lines': <TextArea label="Description" rows={4} />,
  'several lines, invalid': (
    <TextArea label="What happened" rows={4} message="Please give a brief description" />
  ),
  'long text': (
    <TextField
      label="The name of the building society that holds the account you want to be paid into"
      hint="As on the first page of the passbook, with the branch if there are several"
      defaultValue="The Wetherby, Ollerenshaw and Fotheringham Permanent Benefit Building Society"
    />
  ),
}
