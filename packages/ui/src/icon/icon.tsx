import type { ReactNode } from 'react'

/** The frame of every icon. Icons have no accessible name: the control or the text beside them provides it. */
export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

const drawn = (d: string) => () => (
  <Icon>
    <path d={d} />
  </Icon>
)

const inCircle = (d: string) => () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d={d} />
  </Icon>
)

// One pure export per icon, so that a bundle includes only the icons it draws.
export const MenuIcon = /* @__PURE__ */ drawn('M3.5 6h17M3.5 12h17M3.5 17h17M3.5 20h17')
export const CloseIcon = /* @__PURE__ */ drawn('m5.5 5.5 13 13M18.5 5.5l-13 13')
export const SearchIcon = /* @__PURE__ */ drawn(
  'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5l5 5',
)
export const DownIcon = /* @__PURE__ */ drawn('m5 9 7 7 7-7')
export const LeftIcon = /* @__PURE__ */ drawn('m15 5-7 7 7 7')
export const RightIcon = /* @__PURE__ */ drawn('m9 5 7 7-7 7')
export const FirstIcon = /* @__PURE__ */ drawn('m18 5-7 7 7 7M6.5 5v14')
export const LastIcon = /* @__PURE__ */ drawn('m6 5 7 7-7 7M17.5 5v14')
export const PauseIcon = /* @__PURE__ */ drawn('M9 6v12M15 6v12')
export const PlayIcon = /* @__PURE__ */ drawn('M8.5 6v12l9.5-6z')
export const SuccessIcon = /* @__PURE__ */ inCircle('m8 12.4 2.8 2.8L16.2 9.5')
export const WarningIcon = /* @__PURE__ */ inCircle('M12 7.5v5.5M12 16.4v.1')
export const InfoIcon = /* @__PURE__ */ inCircle('M12 11v5.5M12 7.6v.1')
export const StarIcon = /* @__PURE__ */ drawn(
  'm12 3.6 2.6 5.3 5.8.9-4.2 4.1 1 5.8L12 17l-5.2 2.7 1-5.8L3.6 9.8l5.8-.9z',
)
export const LeaveIcon = /* @__PURE__ */ drawn('M8 5h11v11M19 5 6 18')
