import type { Member } from '@save/domain/member'
import {
  type BankWithdrawalEvent,
  bankWithdrawalMachine,
  blankTransferDraft,
  transferDraft,
} from '@save/domain/withdrawal'
import { takeDraft } from '../drafts/taken-draft.ts'
import { useKeptDraft } from '../drafts/use-draft.ts'
import { useJourney, usePageOf } from '../portal/use-journey.ts'

const formName = 'bank-withdrawal'

/** The transfer journey; it continues when the page is left. */
export function useBankWithdrawal(member: Member) {
  const [snapshot, send] = useJourney(({ portal, ports, browser }) => {
    const { ledger, resources } = portal.getSnapshot().context
    return {
      key: 'bank withdrawal',
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
