import { currentView } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { bankWithdrawalRedirect, bankWithdrawalView, ownBankCalls } from '@save/domain/withdrawal'
import { useEffect } from 'react'
import { usePortal } from '../portal/portal-context.tsx'
import { usePurse, useReporting } from '../portal/use-purse.ts'
import { useReading, useResource, useResources } from '../portal/use-resource.ts'
import { BankAwaited } from './bank-awaited.tsx'
import { BankForm } from './bank-form.tsx'
import { useBankWithdrawal } from './use-bank-withdrawal.ts'

/** The page for a member who is known, or was offered it before. */
export function BankPage({ member }: { readonly member: Member }) {
  const { browser } = usePortal()
  const [snapshot, send] = useBankWithdrawal(member)
  const redirect = bankWithdrawalRedirect(snapshot, member)

  useEffect(() => {
    if (redirect !== undefined) browser.replacePath(redirect)
  }, [browser, redirect])

  if (redirect !== undefined) return <BankAwaited />
  return <OfferedBankPage snapshot={snapshot} send={send} />
}

type Journey = ReturnType<typeof useBankWithdrawal>

/** A page that is about to redirect shows nothing, so it reports nothing. */
function OfferedBankPage({
  snapshot,
  send,
}: {
  readonly snapshot: Journey[0]
  readonly send: Journey[1]
}) {
  const { member: resource } = useResources()
  const known = useReading(resource, currentView)
  const settings = useResource((resources) => resources.withdrawalSettings)
  const view = bankWithdrawalView(
    snapshot,
    usePurse('savings'),
    known,
    settings.is === 'ready' ? settings.value : undefined,
  )
  useReporting(ownBankCalls, view.isSaying)
  return (
    <BankForm
      view={view}
      isMinimumAwaited={settings.is === 'loading'}
      send={send}
      onReadAgain={() => resource.send({ type: 'resource.needed' })}
    />
  )
}
