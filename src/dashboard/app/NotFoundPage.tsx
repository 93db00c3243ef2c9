import { text } from '#dashboard/language/text.ts'
import { paths } from '#dashboard/paths.ts'
import { ButtonLink } from '#dashboard/ui/ButtonLink.tsx'
import { PageHeader } from '#dashboard/ui/PageHeader.tsx'

export function NotFoundPage() {
  return (
    <>
      <PageHeader title={text('app.notFound.title')}>{text('app.notFound.text')}</PageHeader>
      <ButtonLink to={paths.websites} look="primary">
        {text('app.notFound.action')}
      </ButtonLink>
    </>
  )
}
