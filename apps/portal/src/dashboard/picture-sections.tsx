import { dashboardMessages, type PictureView } from '@save/domain/dashboard'
import { Columns, Section } from '@save/ui/page'
import { Advert, Combo, Combos } from '@save/ui/promo'
import { hrefOf } from '../routing/address.ts'

const { ours } = dashboardMessages

export interface PictureSectionsProps {
  readonly combos: readonly PictureView[]
  readonly adverts: readonly PictureView[]
}

/** Combo offers, and the sidebar's adverts beside them (DASH-20 to DASH-22). */
export function PictureSections({ combos, adverts }: PictureSectionsProps) {
  if (combos.length + adverts.length === 0) return null
  return (
    <Columns kind="note">
      {combos.length > 0 && (
        <Section within title={ours.comboOffers}>
          <Combos>
            {combos.map(({ id, image, description, link }) => (
              <Combo
                key={id}
                image={image}
                description={description}
                href={link && hrefOf(link)}
                link={ours.comboLink}
              />
            ))}
          </Combos>
        </Section>
      )}
      {adverts.length > 0 && (
        <Section within title={ours.advertisement}>
          <Combos>
            {adverts.map(({ id, image, description, link }) => (
              <Advert
                key={id}
                image={image}
                description={description ?? ours.comboLink}
                href={link && hrefOf(link)}
              />
            ))}
          </Combos>
        </Section>
      )}
    </Columns>
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
