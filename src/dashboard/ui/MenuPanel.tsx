import { locale } from '#dashboard/language/language.ts'
import type { RefObject } from 'react'
import { Header, I18nProvider, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components'
import styles from './MenuPanel.module.css'

/** Something that can be done, as a menu offers it. */
export type MenuAction = {
  /** Unlike the others of its menu. */
  id: string
  title: string
  run: () => void
}

type Props = {
  label: string
  heading: string
  items: readonly MenuAction[]
  /** The button it belongs to, under which it opens and to which the focus returns. */
  trigger: RefObject<HTMLElement | null>
  onChoose: (item: MenuAction) => void
  onClose: () => void
}

/** A menu while it is open. */
export function MenuPanel({ label, heading, items, trigger, onChoose, onClose }: Props) {
  return (
    <I18nProvider locale={locale()}>
      <Popover triggerRef={trigger} isOpen placement="bottom end" onOpenChange={(open) => !open && onClose()}>
        <div className={styles.panel}>
          {/* A menu has the focus while it is open. */}
          {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
          <Menu aria-label={label} autoFocus="first" onClose={onClose}>
            <MenuSection>
              <Header>{heading}</Header>
              {items.map((item) => (
                <MenuItem key={item.id} id={item.id} onAction={() => onChoose(item)}>
                  {item.title}
                </MenuItem>
              ))}
            </MenuSection>
          </Menu>
        </div>
      </Popover>
    </I18nProvider>
  )
}
