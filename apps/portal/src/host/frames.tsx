import { failureMessages } from '@save/domain/kernel'
import { paths, shellMessages } from '@save/domain/shell'
import { ButtonLink } from '@save/ui/button'
import { HelpPanel } from '@save/ui/help-panel'
import { LogoLink } from '@save/ui/logo'
import { Notice } from '@save/ui/notice'
import { Outcome } from '@save/ui/outcome'
import { Page, Wrap } from '@save/ui/page'
import { SearchBox } from '@save/ui/search-box'
import { Skeleton } from '@save/ui/skeleton'
import { MenuButton, TopBar } from '@save/ui/top-bar'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BannerPlace } from '../dashboard/banner-place.tsx'
import { DashboardLayout } from '../dashboard/dashboard-layout.tsx'
import { BalanceAwaited, OffersAwaited } from '../dashboard/dashboard-loading.tsx'
import { LoginFields } from '../session/login-fields.tsx'
import { LoginPage } from '../session/login-page.tsx'
import { ShellFooter } from '../shell/shell-footer.tsx'

const nothing = () => undefined

const ShellFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <TopBar>
      <LogoLink name={shellMessages.ours.productName} href={paths.dashboard} />
      <SearchBox
        label={shellMessages.search}
        placeholder={shellMessages.search}
        value=""
        onChange={nothing}
        onSearch={nothing}
      />
      <MenuButton label={shellMessages.ours.menu} expanded={false} />
    </TopBar>
    {children}
    <ShellFooter />
  </>
)

const LoginFrame = () => (
  <LoginPage>
    <LoginFields serverMessages={[]} complaints={{}} isLocked={false} />
  </LoginPage>
)

/** What each host page shows before the application has come: the same components, at rest. */
const frames = {
  login: <LoginFrame />,
  dashboard: (
    <ShellFrame>
      <HelpPanel label={shellMessages.help} open={false} onToggle={nothing}>
        {null}
      </HelpPanel>
      <DashboardLayout busy balance={<BalanceAwaited />} banners={<BannerPlace />}>
        <OffersAwaited />
      </DashboardLayout>
    </ShellFrame>
  ),
  shell: (
    <ShellFrame>
      <Page busy>
        <Wrap>
          <div className="page-head">
            <Skeleton shape="heading" />
          </div>
        </Wrap>
      </Page>
    </ShellFrame>
  ),
}

export type FrameName = keyof typeof frames

/** The frame as HTML. It is inert, so that it is neither operated nor read out a second time. */
export const frameHtml = (name: FrameName): string =>
  renderToStaticMarkup(<div inert>{frames[name]}</div>)

/** What is said where no script runs, above a frame that nothing will replace. */
export const noScriptHtml = (): string =>
  renderToStaticMarkup(
    <noscript>
      <Wrap>
        <Notice tone="note" messages={[shellMessages.ours.needsScript]} />
      </Wrap>
    </noscript>,
  )

/** What is said when the application can't be loaded. The link asks for the page once more. */
export const troubleHtml = (): string =>
  renderToStaticMarkup(
    <template id="save-trouble">
      <Page>
        <Wrap>
          <Outcome page mark="trouble" title={failureMessages.somethingWentWrong}>
            <ButtonLink href="">{failureMessages.ours.tryAgain}</ButtonLink>
          </Outcome>
        </Wrap>
      </Page>
    </template>,
  )
