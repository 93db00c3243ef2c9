import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import styles from './StepReader.module.css'

type Layout = 'points' | 'bands'

type Props = {
  /** What is read, such as `Visitors by hour`. */
  label: string
  steps: number
  /** Whether the first and last step lie on the edges, as points of a line do, or beside them, as bars do. */
  layout: Layout
  /** One step in words, for screen readers. */
  tell: (step: number) => string
  /** One step as it is shown beside the crosshair. */
  children: (step: number) => ReactNode
  /** How high, 0 to 1, something is marked at a step. */
  marks?: (step: number) => readonly Mark[]
  /** A step is pressed, or Enter on it. A finger reads a step first and chooses it at the second touch. */
  onChoose?: ((step: number) => void) | undefined
}

type Mark = { height: number; colour: string }

/**
 * Lies over a picture and reads it out step by step: a slider, so that arrows, Home, End and the page keys work and
 * every step is announced; a pointer moves it without a press; Escape hides what it shows.
 */
export function StepReader({ label, steps, layout, tell, children, marks, onChoose }: Props) {
  const [chosen, setChosen] = useState(steps - 1)
  const [shown, setShown] = useState(false)
  /** Whether what is pressed could be read before. */
  const read = useRef(false)
  const step = Math.min(chosen, steps - 1)
  const left = layouts[layout].place(step, steps) * 100
  // React knows no custom properties in its style type.
  const tipAt = { '--at': `${left}%` } as CSSProperties

  const show = (at: number) => {
    setChosen(Math.max(0, Math.min(at, steps - 1)))
    setShown(true)
  }
  const stepAt = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return layouts[layout].nearest((event.clientX - box.left) / box.width, steps)
  }
  const follow = (event: PointerEvent<HTMLElement>) => show(stepAt(event))
  const press = (event: PointerEvent<HTMLElement>) => {
    read.current = event.pointerType !== 'touch' || (shown && stepAt(event) === step)
    follow(event)
  }
  const hide = () => setShown(false)

  // Also what a pointer brought up goes without moving it (WCAG 1.4.13).
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false)
    if (shown) document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [shown])

  return (
    // The slider does the same by keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.reader}
      data-choosable={onChoose !== undefined || undefined}
      onPointerMove={follow}
      onPointerDown={press}
      onPointerLeave={hide}
      onClick={(event) => read.current && onChoose?.(stepAt(event))}
    >
      <input
        type="range"
        aria-label={label}
        aria-valuetext={tell(step)}
        min={0}
        max={steps - 1}
        value={step}
        onChange={(event) => show(event.target.valueAsNumber)}
        onFocus={() => setShown(true)}
        onBlur={hide}
        onKeyDown={({ key }) => key === 'Enter' && onChoose?.(step)}
      />
      {shown && (
        <div aria-hidden="true" className={styles.shown}>
          <span className={styles.line} style={{ left: `${left}%` }} />
          {marks?.(step).map(({ height, colour }) => (
            <span
              key={colour}
              className={styles.mark}
              style={{ left: `${left}%`, bottom: `${height * 100}%`, background: colour }}
            />
          ))}
          <div className={styles.tip} data-side={left < 50 ? 'after' : 'before'} style={tipAt}>
            {children(step)}
          </div>
        </div>
      )}
    </div>
  )
}

const layouts: Record<
  Layout,
  { place: (step: number, steps: number) => number; nearest: (part: number, steps: number) => number }
> = {
  points: {
    place: (step, steps) => (steps > 1 ? step / (steps - 1) : 0.5),
    nearest: (part, steps) => Math.round(part * (steps - 1)),
  },
  bands: {
    place: (step, steps) => (step + 0.5) / steps,
    nearest: (part, steps) => Math.floor(part * steps),
  },
}
