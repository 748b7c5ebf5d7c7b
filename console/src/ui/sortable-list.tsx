import type { ReactNode } from 'react';
import { useText } from '../text/text-context';
import { IconButton } from './button';
import { Icon } from './icon';
import styles from './sortable-list.module.css';
import { useSortable } from './use-sortable';

interface SortableListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Name of an item for screen readers. */
  readonly nameOf: (item: Item) => string;
  readonly onOrder: (items: readonly Item[]) => void;
  readonly children: (item: Item, index: number) => ReactNode;
  /** Further buttons of an item. */
  readonly tools?: ((item: Item, index: number) => ReactNode) | undefined;
}

/** A list whose order the user changes, with mouse, touch or keyboard. */
export function SortableList<Item>({ label, children, tools, ...sorting }: SortableListProps<Item>) {
  const t = useText();
  const { keyOf, nameOf } = sorting;
  const { ref, shown, heldKey, announcement, move, onKeyDown, pointer } = useSortable(sorting);
  return (
    <>
      <p className="visually-hidden" aria-live="assertive">
        {announcement}
      </p>
      <ol ref={ref} className={styles['list']} aria-label={label} data-sortable>
        {shown.map((item, index) => (
          <li key={keyOf(item)} data-key={keyOf(item)} data-held={keyOf(item) === heldKey} className={styles['item']}>
            <button
              type="button"
              className={styles['handle']}
              data-control="handle"
              aria-label={t('sort.handle', { name: nameOf(item) })}
              title={t('sort.handle_about')}
              onKeyDown={onKeyDown(item)}
              {...pointer(item)}
            >
              <Icon name="grip" />
            </button>
            <div className={styles['content']}>{children(item, index)}</div>
            <div className={styles['tools']}>
              <IconButton
                icon="up"
                data-control="up"
                label={t('sort.up', { name: nameOf(item) })}
                disabled={index === 0}
                onClick={() => move(item, -1, 'up')}
              />
              <IconButton
                icon="down"
                data-control="down"
                label={t('sort.down', { name: nameOf(item) })}
                disabled={index === shown.length - 1}
                onClick={() => move(item, 1, 'down')}
              />
              {tools?.(item, index)}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
