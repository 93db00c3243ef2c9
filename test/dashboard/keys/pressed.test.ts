import { pressed } from '#dashboard/keys/pressed.ts'
import { expect, test, vi } from 'vitest'

const press = (init: KeyboardEventInit) => pressed(new KeyboardEvent('keydown', init))

test.each<[string, KeyboardEventInit, string | null]>([
  ['a letter', { key: 'd' }, 'd'],
  ['a letter under Caps Lock', { key: 'D' }, 'd'],
  ['a letter of another script', { key: 'ي', code: 'KeyD' }, 'd'],
  ['a sign that needs Shift', { key: '?', shiftKey: true }, '?'],
  ['an arrow', { key: 'ArrowLeft' }, 'ArrowLeft'],
  ['an arrow held down', { key: 'ArrowLeft', repeat: true }, 'ArrowLeft'],
  ['a letter held down', { key: 'd', repeat: true }, null],
  ['a letter with Shift', { key: 'D', shiftKey: true }, null],
  ['an arrow with Shift', { key: 'ArrowLeft', shiftKey: true }, null],
  ['a letter with Alt', { key: 'd', altKey: true }, null],
  ['a letter with AltGr', { key: 'd', modifierAltGraph: true }, null],
  ['a letter of an unfinished word', { key: 'd', isComposing: true }, null],
  ['a letter with Ctrl', { key: 'k', ctrlKey: true }, 'mod+k'],
  ['a letter with the Windows key', { key: 'k', metaKey: true }, null],
])('%s', (_, init, name) => {
  expect(press(init)).toBe(name)
})

test('on a keyboard of Apple, Cmd stands for Ctrl', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')

  expect(press({ key: 'k', metaKey: true })).toBe('mod+k')
  expect(press({ key: 'k', ctrlKey: true })).toBeNull()
})

test('a press that something has answered is none', () => {
  const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', cancelable: true })
  event.preventDefault()

  expect(pressed(event)).toBeNull()
})
