import { ApiError } from '#dashboard/http/ApiError.ts'
import { Offered } from '#dashboard/http/Offered.tsx'
import { websiteQuery } from '#dashboard/http/websites.ts'
import { ownReading, ReadingProvider } from '#dashboard/reading.ts'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useParams } from 'react-router'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Pages of one website: only what can be the number of one is asked for, and one that is not there has none. */
export function WithWebsite() {
  const { id = '' } = useParams()
  const isNumber = /^[1-9]\d{0,9}$/.test(id)
  const { error } = useQuery({ ...websiteQuery(Number(id)), enabled: isNumber })
  const isGone = error instanceof ApiError && error.status === 404
  if (!isNumber || isGone) return <NotFoundPage />
  return (
    // What is chosen on a page of one website says nothing about another.
    <ReadingProvider key={id} value={ownReading(Number(id))}>
      <Offered>
        <Outlet />
      </Offered>
    </ReadingProvider>
  )
}
