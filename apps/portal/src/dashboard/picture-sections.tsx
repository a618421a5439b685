import { dashboardMessages, type PictureView } from '@save/domain/dashboard'
import { Section } from '@save/ui/page'
import { Advert, Combo, Combos } from '@save/ui/promo'
import { hrefOf } from '../routing/address.ts'

const { ours } = dashboardMessages

export interface PictureSectionProps {
  readonly combos: readonly PictureView[]
  readonly adverts: readonly PictureView[]
}

/** Combo offers, and beside them the sidebar's adverts (DASH-20 to DASH-22). */
export function PictureSection({ combos, adverts }: PictureSectionProps) {
  if (combos.length + adverts.length === 0) return null
  return (
    <Section title={combos.length > 0 ? ours.comboOffers : ours.advertisement}>
      <Combos>
        {combos.map(({ id, image, description, link }) => (
          <Combo
            key={id}
            image={image}
            description={description ?? ours.comboLink}
            href={link && hrefOf(link)}
          />
        ))}
        {adverts.map(({ id, image, description, link }) => (
          <Advert
            key={id}
            image={image}
            description={description ?? ours.comboLink}
            href={link && hrefOf(link)}
            caption={ours.advertisement}
          />
        ))}
      </Combos>
    </Section>
  )
}

/** The strips at the foot of the dashboard (DASH-23). */
export const FooterAdverts = ({ adverts }: { readonly adverts: readonly PictureView[] }) =>
  adverts.map(({ id, image, description, link }) => (
    <Advert
      key={id}
      strip
      image={image}
      description={description ?? ours.comboLink}
      href={link && hrefOf(link)}
      caption={ours.advertisement}
    />
  ))
