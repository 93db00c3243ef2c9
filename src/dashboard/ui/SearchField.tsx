import { text } from '#dashboard/language/text.ts'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import styles from './SearchField.module.css'

type Props = {
  label: string
  /** What is searched for now; it may change from outside, by Back for example. */
  value: string
  /** Told 250 ms after the last key, or at once on Enter. */
  onSearch: (text: string) => void
}

/** The most characters a service searches for. */
const longest = 255

export function SearchField({ label, value, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [told, setTold] = useState(value)
  const [seen, setSeen] = useState(value)
  const wanted = typed.trim()

  // A value that is not what was told last comes from outside and replaces what is typed.
  if (value !== seen) {
    setSeen(value)
    if (value !== told) {
      setTyped(value)
      setTold(value)
    }
  }

  const tell = useEffectEvent((search: string) => {
    if (search === told) return
    setTold(search)
    onSearch(search)
  })

  useEffect(() => {
    const timer = setTimeout(() => tell(wanted), 250)
    return () => clearTimeout(timer)
  }, [wanted])

  const clear = () => {
    setTyped('')
    setTold('')
    onSearch('')
    input.current?.focus()
  }

  return (
    <div className={styles.field}>
      <Search className={styles.icon} aria-hidden />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        maxLength={longest}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || wanted === told) return
          setTold(wanted)
          onSearch(wanted)
        }}
      />
      {typed && (
        <div className={styles.clear}>
          <IconButton label={text('ui.clearSearch')} icon={<X />} onClick={clear} />
        </div>
      )}
    </div>
  )
}
