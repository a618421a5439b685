import { failureMessages } from '@save/domain/kernel'
import { paths, shellMessages, unsupportedBrowserMessages } from '@save/domain/shell'
import { ButtonLink } from '@save/ui/button'
import { HelpPanel } from '@save/ui/disclosure'
import { type AnchorProps, LinkProvider } from '@save/ui/link'
import { Logo } from '@save/ui/logo'
import { Notice } from '@save/ui/message'
import { Outcome } from '@save/ui/outcome'
import { Page, Wrap } from '@save/ui/page'
import { SearchBox } from '@save/ui/search-box'
import { Skeleton } from '@save/ui/skeleton'
import { MenuButton, TopBar } from '@save/ui/top-bar'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { BannerPlace } from '../dashboard/banner-place.tsx'
import { DashboardLayout } from '../dashboard/dashboard-layout.tsx'
import { HeadLoading, OffersLoading } from '../dashboard/dashboard-loading.tsx'
import { tooOldId } from '../early/too-old.ts'
import { addressOf } from '../routing/address.ts'
import { LoginScreen } from '../session/login-screen.tsx'
import { ShellFooter } from '../shell/shell-footer.tsx'

const nothing = () => undefined

/** A plain link with the same address as the router's own link. */
const OwnAnchor = ({ href, ...props }: AnchorProps) => <a {...props} href={addressOf(href)} />

const ShellFrame = ({ children }: { readonly children: ReactNode }) => (
  <LinkProvider anchor={OwnAnchor}>
    <TopBar>
      <Logo name={shellMessages.ours.productName} href={paths.dashboard} />
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
  </LinkProvider>
)

/** The other host pages before the application has loaded: the same components, inert. */
const frames = {
  dashboard: (
    <ShellFrame>
      <HelpPanel label={shellMessages.help} open={false} onToggle={nothing}>
        {null}
      </HelpPanel>
      <DashboardLayout busy balance={<HeadLoading />} banners={<BannerPlace />}>
        <OffersLoading />
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

/**
 * The login: the form itself, to be filled in at once. The application hydrates it, so it has to be the same tree as in
 * `login.tsx`.
 */
const loginHtml = (): string =>
  renderToString(
    <LoginScreen session={{ login: nobodyYet }} browser={{ goTo: nothing, reload: nothing }} />,
  )

const nobodyYet = (): never => {
  throw new Error('Nobody logs in while the page is being built.')
}

/** The host page's content as HTML. A frame is inert: it can't be operated, and screen readers skip it. */
export const pageHtml = (page: 'login' | keyof typeof frames): string =>
  page === 'login' ? loginHtml() : renderToStaticMarkup(<div inert>{frames[page]}</div>)

/** Shown without scripts, above a frame that nothing will replace. */
export const noScriptHtml = (): string =>
  renderToStaticMarkup(
    <noscript>
      <Wrap>
        <Notice tone="note" messages={[unsupportedBrowserMessages.ours.needsScript]} />
      </Wrap>
    </noscript>,
  )

/** Shown in an unsupported browser. */
export const tooOldHtml = (): string =>
  renderToStaticMarkup(
    <div id={tooOldId} hidden>
      <Wrap>
        <Notice tone="note" messages={[unsupportedBrowserMessages.ours.browserTooOld]} />
      </Wrap>
    </div>,
  )

/** Shown if the application can't be loaded. The link loads the page again. */
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
