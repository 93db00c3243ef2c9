import { useConnection } from '#dashboard/http/connection.ts'
import { useLanguage } from '#dashboard/language/language.ts'
import type { Answer } from '#dashboard/offline/answerStore.ts'
import { forgetAnswers, keepAnswers } from '#dashboard/offline/keepAnswers.ts'
import { ownerOf, restoreAnswers } from '#dashboard/offline/keptAnswers.ts'
import { watchService } from '#dashboard/offline/watchService.ts'
import { useEffect, useMemo } from 'react'
import { makeQueryClient } from '#dashboard/http/queryClient.ts'

const none: readonly Answer[] = []

/**
 * The queries of the connection and the language: what was read belongs to the one, and names in it to the other.
 * They begin with what was kept of them, and are kept until somebody signs out.
 */
export function useClient(answers = none) {
  const connection = useConnection()
  const language = useLanguage()
  const owner = connection && ownerOf(connection, language)

  const client = useMemo(() => {
    const made = makeQueryClient()
    if (owner !== null) restoreAnswers(made, answers, owner)
    return made
  }, [owner, answers])

  useEffect(() => watchService(client), [client])
  useEffect(() => {
    if (owner === null) return forgetAnswers()
    return keepAnswers(client, owner)
  }, [client, owner])
  return client
}
