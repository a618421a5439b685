import { accountMessages } from '@save/domain/account'
import type { Member } from '@save/domain/member'
import { sessionMessages } from '@save/domain/session'
import {
  type BankWithdrawalEvent,
  bankWithdrawalMachine,
  bankWithdrawalRedirect,
  bankWithdrawalView,
  blankTransferDraft,
  ownBankCalls,
  transferDraft,
  withdrawalLinks,
  withdrawalMessages,
} from '@save/domain/withdrawal'
import { BackLink } from '@save/ui/link'
import { Page, PageHead, Wrap } from '@save/ui/page'
import { Loading } from '@save/ui/skeleton'
import { SkeletonForm } from '@save/ui/skeleton-lists'
import { type ReactNode, useEffect } from 'react'
import { takeDraft, useKeptDraft } from '../memory/drafts.ts'
import { useJourney, usePageOf, useReporting } from '../portal/money-page.tsx'
import { useResource, useResources, WithMember } from '../portal/resources.tsx'
import { usePortal } from '../portal/use-portal.ts'
import { BankForm } from './bank-form.tsx'

/** The withdrawal to a bank account, for members who may use it (BANKW-01, OQ-118). */
export const BankScreen = () => (
  <WithMember awaited={<BankLoading />}>{(member) => <BankPage member={member} />}</WithMember>
)

/** The page before the member's data are loaded and checked. */
export const BankLoading = () => (
  <BankFrame busy head={<Loading>{sessionMessages.ours.checking}</Loading>}>
    <SkeletonForm count={5} />
  </BankFrame>
)

/** The page for members who may use it, or could when they opened it. */
function BankPage({ member }: { readonly member: Member }) {
  const { browser } = usePortal()
  const [snapshot, send] = useBankWithdrawal(member)
  const redirect = bankWithdrawalRedirect(snapshot)

  useEffect(() => {
    if (redirect !== undefined) browser.replacePath(redirect)
  }, [browser, redirect])

  if (redirect !== undefined) return <BankLoading />
  return <OfferedBankPage snapshot={snapshot} send={send} />
}

const formName = 'bank-withdrawal'

/** The transfer journey; it continues after the member leaves the page. */
function useBankWithdrawal(member: Member) {
  const [snapshot, send] = useJourney('bank withdrawal', ({ portal, ports, browser }) => {
    const { ledger, resources } = portal.getSnapshot().context
    return {
      machine: () => bankWithdrawalMachine(ports.withdrawal, browser),
      input: () => ({
        member: resources.member,
        settings: resources.withdrawalSettings,
        purse: ledger.savings,
        draft: takeDraft(formName, member, blankTransferDraft),
      }),
    }
  })
  usePageOf<BankWithdrawalEvent>(send, { type: 'page.entered' })
  useKeptDraft(formName, member, () => transferDraft(snapshot))
  return [snapshot, send] as const
}

interface OfferedProps {
  readonly snapshot: ReturnType<typeof useBankWithdrawal>[0]
  readonly send: (event: BankWithdrawalEvent) => void
}

/** A page that is about to redirect shows and reports nothing. */
function OfferedBankPage({ snapshot, send }: OfferedProps) {
  const { member } = useResources()
  useResource((resources) => resources.withdrawalSettings)
  const view = bankWithdrawalView(snapshot)
  useReporting(ownBankCalls, view.isSaying)
  return (
    <BankFrame>
      <BankForm
        view={view}
        send={send}
        onReadAgain={() => member.send({ type: 'resource.needed' })}
      />
    </BankFrame>
  )
}

interface FrameProps {
  readonly busy?: boolean
  readonly head?: ReactNode
  readonly children: ReactNode
}

const BankFrame = ({ busy, head, children }: FrameProps) => (
  <Page busy={busy}>
    <Wrap>
      <PageHead
        title={withdrawalMessages.ours.heading}
        back={<BackLink href={withdrawalLinks.cancel}>{accountMessages.ours.back}</BackLink>}
      >
        {head}
      </PageHead>
      {children}
    </Wrap>
  </Page>
)
