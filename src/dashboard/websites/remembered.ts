/** How somebody last wanted every list of websites to look; what an address says goes before it. */
type Habit = 'layout' | 'stars'

const storageKey = (habit: Habit) => `porchlight.websites.${habit}`

export const remembered = (habit: Habit): string | null => localStorage.getItem(storageKey(habit))

export const remember = (habit: Habit, choice: string): void => localStorage.setItem(storageKey(habit), choice)
