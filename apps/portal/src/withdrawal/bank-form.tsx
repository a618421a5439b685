import type { Member } from '@save/domain/member'
import {
  bankWithdrawalMachine,
  bankWithdrawalView,
  blankTransferDraft,
  transferDraft,
} from '@save/domain/withdrawal'
import { Form } from '@save/ui/form'
import { Page, Wrap } from '@save/ui/page'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useKeptDraft, useTakenDraft } from '../drafts/use-draft.ts'
import { usePortal } from '../portal/portal-context.tsx'
import { useResource, useResources } from '../portal/use-resource.ts'
import { focusHeadingIfLost } from '../routing/heading-focus.ts'
import { BankHead } from './bank-head.tsx'
import { BankNotices } from './bank-notices.tsx'
import { BankPassbook } from './bank-passbook.tsx'
import { TransferFields } from './transfer-fields.tsx'

/** One transfer to a bank account: the form, what it leaves, and what came of it (BANKW-03 to BANKW-27). */
export function BankForm({ member }: { readonly member: Member }) {
  const { ports, browser } = usePortal()
  const { member: memberResource, withdrawalSettings } = useResources()
  const settings = useResource((resources) => resources.withdrawalSettings)
  const draft = useTakenDraft('bank-withdrawal', member, blankTransferDraft)
  const [machine] = useState(() => bankWithdrawalMachine(ports.withdrawal, browser))
  const [snapshot, send] = useMachine(machine, {
    input: { member: memberResource, settings: withdrawalSettings, draft },
  })
  useKeptDraft('bank-withdrawal', member, () => transferDraft(snapshot))
  const view = bankWithdrawalView(
    snapshot,
    member,
    settings.is === 'ready' ? settings.value : undefined,
  )
  useFocusAfterwards(view.isRequested)

  return (
    <Page>
      <Wrap>
        <BankHead />
        <BankNotices view={view} />
        <Form
          layout="spread"
          method="post"
          busy={view.isLocked}
          onSubmit={() => send({ type: view.isUnread ? 'retry.requested' : 'transfer.submitted' })}
        >
          <BankPassbook view={view} />
          <TransferFields
            view={view}
            isMinimumAwaited={settings.is === 'loading'}
            onChange={(change) => send({ type: 'transfer.changed', change })}
            onAmountLeft={() => send({ type: 'amount.left' })}
          />
        </Form>
      </Wrap>
    </Page>
  )
}

/** Once the transfer is made its button stays disabled and has lost the focus; the heading takes it. */
function useFocusAfterwards(isRequested: boolean): void {
  useEffect(() => {
    if (isRequested) focusHeadingIfLost()
  }, [isRequested])
}
