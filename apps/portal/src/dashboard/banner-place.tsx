import { Skeleton } from '@save/ui/skeleton'

/** Keeps the carousel's place while it is on its way. */
export const BannerPlace = () => (
  <div className="banner" aria-hidden="true">
    <Skeleton shape="banner" />
  </div>
)
