import { paths } from '#dashboard/paths.ts'
import { ButtonLink } from '#dashboard/ui/ButtonLink.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'

export function NotFoundPage() {
  return (
    <>
      <PageHeader title="There is no such page">The address may be mistyped, or the page has moved.</PageHeader>
      <ButtonLink to={paths.websites} look="primary">
        To the websites
      </ButtonLink>
    </>
  )
}
