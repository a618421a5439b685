import { shellMessages } from '@save/domain/shell'
import { Outcome } from '@save/ui/outcome'
import { Page, Wrap } from '@save/ui/page'

/** The host page told the portal nonsense; `at` names the key, for whoever runs it. */
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
