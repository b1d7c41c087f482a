import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Initials } from '#app/ui/initials.tsx'
import { PartnerProfile, type Partner } from './partner-profile.tsx'

/** One partner at a time, with the full profile in a dialog. Without scripts the profile stands in the page. */
export function PartnersCarousel({ partners }: { partners: readonly Partner[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const opened = partners.find((partner) => partner.id === openId)
  return (
    <>
      <Carousel
        label="Partners"
        slides={partners.map((partner) => ({
          id: partner.id,
          title: partner.name,
          content: <PartnerSlide partner={partner} onOpen={() => setOpenId(partner.id)} />,
        }))}
      />
      <Dialog title={opened?.name ?? ''} isOpen={opened !== undefined} onClose={() => setOpenId(null)}>
        {opened !== undefined && <PartnerProfile partner={opened} />}
      </Dialog>
    </>
  )
}

function PartnerSlide({ partner, onOpen }: { partner: Partner; onOpen: () => void }) {
  return (
    <article className="flex flex-col gap-6 sm:flex-row" aria-label={partner.name}>
      {partner.profileImage === null ? (
        <Initials text={partner.initials.replaceAll('.', '')} className="size-32 text-2xl" />
      ) : (
        <img src={partner.profileImage} alt="" width="128" height="128" className="size-32 object-cover" />
      )}
      <div className="max-w-prose">
        <h3 className="type-heading">{partner.name}</h3>
        <p className="type-column mt-1 text-mangrove">{partner.qualification}</p>
        <p className="mt-3 text-ink-2">{partner.shortDescription}</p>
        <Button className="mt-4 no-script:hidden" onClick={onOpen}>
          View Full Profile
        </Button>
        <div className="mt-6 hidden no-script:block">
          <PartnerProfile partner={partner} />
        </div>
      </div>
    </article>
  )
}
