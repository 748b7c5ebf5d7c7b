import { DropdownMenu } from 'radix-ui';
import type { ReactElement } from 'react';
import { Icon } from './icon';
import styles from './menu.module.css';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly isChecked?: boolean;
  readonly isDisabled?: boolean;
  /** The menu stays open, so that several items can be changed. */
  readonly staysOpen?: boolean;
  readonly onSelect: () => void;
}

/** Items below a button. It is not modal: a modal menu injects a style, which the policy of the page forbids. */
export function Menu({
  trigger,
  items,
  returnsFocus = true,
}: {
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** False if the items move the focus themselves. */
  returnsFocus?: boolean;
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles['content']}
          align="start"
          loop
          sideOffset={4}
          onCloseAutoFocus={(event) => {
            if (!returnsFocus) event.preventDefault();
          }}
        >
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({ item: { label, isChecked, isDisabled = false, staysOpen = false, onSelect } }: { item: MenuItem }) {
  const select = (event: Event) => {
    if (staysOpen) event.preventDefault();
    onSelect();
  };
  if (isChecked === undefined) {
    return (
      <DropdownMenu.Item className={styles['item']} disabled={isDisabled} onSelect={select}>
        {label}
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.CheckboxItem className={styles['item']} checked={isChecked} disabled={isDisabled} onSelect={select}>
      <span className={styles['mark']}>{isChecked ? <Icon name="check" /> : undefined}</span>
      {label}
    </DropdownMenu.CheckboxItem>
  );
}
