import { LogoLink } from '../logo/logo.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import { logoPicture } from '../testing/pictures.ts'
import { MenuButton, TopBar, TopBarBalance } from './top-bar.tsx'

const ignore = () => {}
const search = (
  <SearchBox label="Search" placeholder="Search" value="" onChange={ignore} onSearch={ignore} />
)

export const alone = true

export const examples = {
  complete: (
    <TopBar>
      <LogoLink name="Save" href="#home" />
      {search}
      <TopBarBalance label="Available balance" figure="£1,284.60" href="#account" />
      <MenuButton label="Menu" expanded={false} />
    </TopBar>
  ),
  'an employer’s logo and a long figure': (
    <TopBar>
      <LogoLink
        name="Northmere"
        href="#home"
        image={logoPicture('Northmere', '#163a63', 480, 60)}
      />
      {search}
      <TopBarBalance label="Available balance" figure="£1,212,345.67" href="#account" />
      <MenuButton label="Menu" expanded />
    </TopBar>
  ),
  'balance not known, search left out': (
    <TopBar>
      <LogoLink name="Save" href="#home" />
      <MenuButton label="Menu" expanded={false} />
    </TopBar>
  ),
}
