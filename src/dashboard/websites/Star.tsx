import type { AnyWebsite } from '#contract/website.ts'
import { text } from '#dashboard/language/text.ts'
import { IconButton } from '#dashboard/ui/IconButton.tsx'
import { Star as StarIcon } from 'lucide-react'
import styles from './Star.module.css'
import { useFavorite } from './useFavorite.ts'

/** Marks a website as favorite, or no longer, with one click. */
export function Star({ website }: { website: AnyWebsite }) {
  const favorite = useFavorite(website)
  // A click shows here before the list is drawn anew.
  const marked = (favorite.isPending ? favorite.variables : website.favorite) === 1
  return (
    <span className={styles.star}>
      <IconButton
        label={text('websites.favorite', { domain: website.domain })}
        aria-pressed={marked}
        icon={<StarIcon />}
        onClick={() => favorite.mutate(marked ? 0 : 1)}
      />
    </span>
  )
}
