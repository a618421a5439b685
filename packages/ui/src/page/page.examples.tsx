import { ButtonLink, Star } from '../button/button.tsx'
import { SearchBox } from '../field/search-box.tsx'
import { BackLink, Link } from '../link/link.tsx'
import { Logo } from '../picture/logo.tsx'
import { Stamp } from '../picture/picture.tsx'
import { Promos, Row } from '../promo/promo.tsx'
import { logoPicture } from '../testing/pictures.ts'
import {
  Band,
  BenefitTabs,
  Columns,
  type ColumnsProps,
  Footer,
  PageHead,
  Section,
} from './page.tsx'
import { MenuButton, TopBar, TopBarBalance } from './top-bar.tsx'

const rows = (
  <Promos as="rows">
    <Row href="#a" name="Ferrystone Coffee" gain="Up to 10%" />
    <Row href="#b" name="Cobalt Kites" gain="Up to 5%" />
  </Promos>
)

const tab = (title: string) => (
  <Section title={title} href={`#${title}`} level={3} within>
    <Promos as="rows">
      <Row href="#a" name="Dental plan" note="Salary Sacrifice" />
      <Row href="#b" name="Eye care" note="Direct Saving" />
    </Promos>
  </Section>
)

const columns = (kind: ColumnsProps['kind'], ...titles: readonly string[]) => (
  <Columns kind={kind} first={kind === 'aside'}>
    {titles.map((title) => (
      <Section title={title} href={`#${title}`} within key={title}>
        {rows}
      </Section>
    ))}
  </Columns>
)

const ignore = () => {}
const search = (
  <SearchBox label="Search" placeholder="Search" value="" onChange={ignore} onSearch={ignore} />
)

export const alone = /^(a heading|footer|top bar)/

export const examples = {
  'a heading': <PageHead title="My Account" />,
  'a heading with the way back, a stamp and a line': (
    <PageHead
      title="Hearthwick Kitchens"
      back={<BackLink href="#back">Back</BackLink>}
      stamp={<Stamp size="xl" eager />}
    >
      <p>4 offers available today</p>
    </PageHead>
  ),
  'a heading with a stamp and a control': (
    <PageHead
      title="Fernhill Books"
      stamp={<Stamp size="xl" />}
      action={<Star label="Favourite Fernhill Books" pressed />}
    />
  ),
  'a heading elsewhere: the way back alone': (
    <PageHead back={<BackLink href="#back">Back</BackLink>} />
  ),
  'a heading with the way back, and another way on': (
    <PageHead
      title="Vouchers"
      back={<BackLink href="#back">Back</BackLink>}
      on={
        <ButtonLink quiet size="s" href="#basket">
          Your basket (2)
        </ButtonLink>
      }
    />
  ),
  'section: a heading that leads on': (
    <Section title="Featured cashback" href="#cashback">
      {rows}
    </Section>
  ),
  'section: a plain heading': <Section title="Two together">{rows}</Section>,
  'section: three columns': columns('3', 'More cashback', 'Newest cashback', 'Your favourites'),
  'section: a wide column and a note': columns('note', 'Combined offers', 'Advertisements'),
  'section: a wide column and an aside': columns('aside', 'Offers today', 'Details'),
  'section: a band': (
    <Band>
      <Section title="On the band" within>
        {rows}
      </Section>
    </Band>
  ),
  'benefit tabs: three lists': (
    <BenefitTabs title="My Benefits">
      {tab('Health & Wellbeing')}
      {tab('Travel & Technology')}
      {tab('Family & Future')}
    </BenefitTabs>
  ),
  'footer: links and a line': (
    <Footer note="Powered by Save">
      <Link href="#help" reload>
        Help
      </Link>
      <Link href="#terms" reload>
        T&amp;CS
      </Link>
      <Link href="#contact">Contact</Link>
    </Footer>
  ),
  'top bar: complete': (
    <TopBar>
      <Logo name="Save" href="#home" />
      {search}
      <TopBarBalance label="Available balance" figure="£1,284.60" href="#account" />
      <MenuButton label="Menu" expanded={false} />
    </TopBar>
  ),
  'top bar: an employer’s logo and a long figure': (
    <TopBar>
      <Logo name="Northmere" href="#home" image={logoPicture('Northmere', '#163a63', 480, 60)} />
      {search}
      <TopBarBalance label="Available balance" figure="£1,212,345.67" href="#account" />
      <MenuButton label="Menu" expanded />
    </TopBar>
  ),
  'top bar: balance not known, search left out': (
    <TopBar>
      <Logo name="Save" href="#home" />
      <MenuButton label="Menu" expanded={false} />
    </TopBar>
  ),
}
