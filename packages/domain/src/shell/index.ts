export { addressActions } from './address-actions.ts'
export {
  dashboardAddress,
  documentFilesPlace,
  documentPlaces,
  loginAddress,
  serverPlaces,
} from './host-addresses.policy.ts'
export { type HostPage, hostPageOf } from './host-page.rules.ts'
export { thumbnailHref } from './image.rules.ts'
export { type ListEvent, type ListInAddress, listInAddress } from './list-in-address.machine.ts'
export { isEntryShown, menuEntries } from './menu.rules.ts'
export { MenuItem } from './menu.schema.ts'
export { pathsBehindForms } from './next-paths.rules.ts'
export { openingMachine } from './opening.machine.ts'
export { connectionMessage } from './opening.selectors.ts'
export { BandRates, PageConfiguration } from './page-configuration.schema.ts'
export {
  choicePath,
  type DataLink,
  dataLinkOf,
  documentPages,
  isInAppPath,
  isSearchPage,
  pathBelowBase,
  paths,
  registerHref,
  retailerIn,
  retailerPath,
  tabPath,
  vendorPath,
} from './paths.rules.ts'
export type { ScreensPort } from './screens.port.ts'
export { shellMachine } from './shell.machine.ts'
export { shellMessages } from './shell.messages.ts'
export { shellPolicy } from './shell.policy.ts'
export type { AddressPort, BrowserPort, ClockPort, ShellPort } from './shell.port.ts'
export { isSearchShortcut } from './shortcut.rules.ts'
export { unsupportedBrowserMessages } from './unsupported-browser.messages.ts'
