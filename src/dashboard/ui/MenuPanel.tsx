import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components'
import styles from './MenuPanel.module.css'
import { Panel, type PanelProps } from './Panel.tsx'

/** Something that can be done, as a menu offers it. */
export type MenuAction = {
  /** Unlike the others of its menu. */
  id: string
  title: string
  run: () => void
}

type Props = PanelProps & {
  label: string
  heading: string
  items: readonly MenuAction[]
  onChoose: (item: MenuAction) => void
}

/** A menu while it is open. */
export function MenuPanel({ label, heading, items, trigger, onChoose, onClose }: Props) {
  return (
    <Panel align="end" trigger={trigger} onClose={onClose}>
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
    </Panel>
  )
}
