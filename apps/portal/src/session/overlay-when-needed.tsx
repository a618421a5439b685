import { failureMessages } from '@save/domain/kernel'
import { sessionMessages } from '@save/domain/session'
import { ButtonLink } from '@save/ui/button'
import { Dialog } from '@save/ui/dialog'
import { type ComponentType, lazy, useState } from 'react'
import { OptionalPart } from '../portal/optional-part.tsx'
import { useAddress } from '../routing/use-address.ts'

let fetched: ComponentType | undefined

/** Fetches the login form, which most visits never show, before it is needed. */
export async function fetchLoginOverlay() {
  const { LoginOverlay } = await import('./login-overlay.tsx')
  fetched = LoginOverlay
  return { default: LoginOverlay }
}

const ComingOverlay = lazy(fetchLoginOverlay)

/**
 * The login over the page, at once if its code is here; if that can't be fetched, a link that loads
 * the page again.
 */
export function OverlayWhenNeeded() {
  const [Overlay] = useState(() => fetched ?? ComingOverlay)
  return (
    <OptionalPart waiting={null} missing={<OverlayLost />}>
      <Overlay />
    </OptionalPart>
  )
}

function OverlayLost() {
  const address = useAddress()
  return (
    <Dialog title={sessionMessages.memberLogin}>
      <p>{failureMessages.somethingWentWrong}</p>
      <ButtonLink reload href={address}>
        {failureMessages.ours.tryAgain}
      </ButtonLink>
    </Dialog>
  )
}
