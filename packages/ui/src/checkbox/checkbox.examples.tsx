import { Checkbox } from './checkbox.tsx'

export const examples = {
  default: <Checkbox>Keep me logged in</Checkbox>,
  checked: <Checkbox defaultChecked>Keep me logged in</Checkbox>,
  disabled: <Checkbox disabled>Keep me logged in</Checkbox>,
  'checked, disabled': (
    <Checkbox disabled defaultChecked>
      Keep me logged in
    </Checkbox>
  ),
  invalid: (
    <Checkbox message="You have to accept the salary sacrifice.">
      I accept the salary sacrifice
    </Checkbox>
  ),
  'long text': (
    <Checkbox>
      I have read what this benefit costs, how it changes my pay and my pension, and that I can not
      leave it before the end of the year unless my circumstances change
    </Checkbox>
  ),
}
