import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** Quiet modules around the code, as the standard (ISO/IEC 18004) asks. */
const border = 4

/** A text for the camera of a phone: dark on light by night as well, or not every camera reads it. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { border, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles.light} />
      <path d={path} className={styles.dark} />
    </svg>
  )
}
