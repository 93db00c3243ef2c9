import { exact, short } from './numbers.ts'

/** A count as it stands in a headline; every digit on hover and for those who listen. */
export function Count({ count }: { count: number }) {
  return (
    <span title={exact(count)}>
      <span aria-hidden>{short(count)}</span>
      <span className="visually-hidden">{exact(count)}</span>
    </span>
  )
}
