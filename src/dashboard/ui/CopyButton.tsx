import { text } from '#dashboard/language/text.ts'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'

/** Puts a text on the clipboard, and says so to eye and ear for 2 s. */
export function CopyButton({ content, label = text('ui.copy') }: { content: string; label?: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')

  useEffect(() => {
    if (state === 'ready') return undefined
    const timer = setTimeout(() => setState('ready'), 2000)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content)
      setState('copied')
    } catch {
      // No clipboard without https, and none where the browser forbids it.
      setState('refused')
    }
  }

  return (
    <>
      <Button onClick={() => void copy()}>
        {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        {state === 'copied' ? text('ui.copied') : label}
      </Button>
      <output className={state === 'refused' ? undefined : 'visually-hidden'}>
        {state === 'copied' && text('ui.copied')}
        {state === 'refused' && text('ui.copyByHand')}
      </output>
    </>
  )
}
