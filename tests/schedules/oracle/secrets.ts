import { Violation } from '../invariants.ts'
import { billing, secrets } from '../journeys/journey.ts'

/** The draft of the checkout's form, kept over the login. */
const billingDraft = 'save-draft:checkout '
const { street, postcode, email } = billing
const personal = { street, postcode, email }

/** What a storage must not contain. */
export function secretIn(storage: Storage): Violation | undefined {
  for (const [name, text] of Object.entries(storage)) {
    const never = name.startsWith(billingDraft) ? secrets : { ...secrets, ...personal }
    const found = Object.entries(never).find(([, secret]) => String(text).includes(secret))
    if (found)
      return new Violation(13, `The ${found[0]} is in the browser’s storage, under ${name}.`)
  }
  return undefined
}
