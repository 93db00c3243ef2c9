import type { AnyWebsite } from '#contract/website.ts'
import { text } from '#dashboard/language/text.ts'
import { IconButton } from '#dashboard/ui/IconButton.tsx'
import { Star as StarIcon } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import styles from './Star.module.css'
import { useFavorite } from './useFavorite.ts'

/** Marks a website as favorite, or no longer, with one click. */
export function Star({ website }: { website: AnyWebsite }) {
  const favorite = useFavorite(website)
  const place = useRef<HTMLSpanElement>(null)
  const wanted = useRef<0 | 1>(null)
  // A click shows here before the list is drawn anew.
  const marked = (favorite.isPending ? favorite.variables : website.favorite) === 1

  // Where favorites come first the website has moved, and what is moved in a document loses the focus.
  useLayoutEffect(() => {
    if (wanted.current !== website.favorite) return
    place.current?.querySelector('button')?.focus()
    wanted.current = null
  })

  return (
    <span ref={place} className={styles.star}>
      <IconButton
        label={text('websites.favorite', { domain: website.domain })}
        aria-pressed={marked}
        icon={<StarIcon />}
        onClick={() => {
          wanted.current = marked ? 0 : 1
          favorite.mutate(wanted.current)
        }}
      />
    </span>
  )
}
