import { shellMessages } from '@save/domain/shell'
import { Outcome } from '@save/ui/outcome'
import { Page, Wrap } from '@save/ui/page'

/** Shown if the page configuration can't be read; `at` names the key, for the support team. */
export const BrokenPage = ({ at }: { readonly at: string }) => (
  <Page>
    <Wrap>
      <Outcome page mark="trouble" title={shellMessages.ours.brokenConfiguration}>
        <p>
          <code>{at}</code>
        </p>
      </Outcome>
    </Wrap>
  </Page>
)
