import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

type Changes = Record<string, string | readonly string[] | undefined>

/** The query of the address and how to change some of it: what is undefined leaves the query, the rest of the address stays. The same while the address is. */
export function useAddress() {
  const [query] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()

  return useMemo(() => {
    const changed = (changes: Changes) => {
      const next = new URLSearchParams(query)
      for (const [name, value] of Object.entries(changes)) {
        next.delete(name)
        for (const one of [value ?? []].flat()) next.append(name, one)
      }
      return next
    }

    return {
      query,
      /** The query such a change leads to. */
      changed,
      /** A step that Back undoes, unless it replaces the present one. */
      change: (changes: Changes, { replace = false } = {}) =>
        void navigate({ search: String(changed(changes)), hash }, { replace, preventScrollReset: true }),
      /** The address such a change leads to. */
      linkTo: (changes: Changes) => `?${changed(changes)}${hash}`,
    }
  }, [query, hash, navigate])
}
