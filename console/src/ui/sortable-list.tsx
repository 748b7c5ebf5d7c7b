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
  readonly tools?: (item: Item, index: number) => ReactNode;
  /** What is shown below an item, in its whole width. */
  readonly details?: (item: Item, index: number) => ReactNode;
}

/** A list whose order the user changes, with mouse, touch or keyboard. */
export function SortableList<Item>({ label, children, tools, details, ...sorting }: SortableListProps<Item>) {
  const t = useText();
  const { keyOf, nameOf } = sorting;
  const { ref, shown, heldKey, announcement, move, onKeyDown, onPointerDown } = useSortable(sorting);
  return (
    <>
      <p className="visually-hidden" aria-live="assertive">
        {announcement}
      </p>
      <ol ref={ref} className={styles['list']} aria-label={label} tabIndex={-1}>
        {shown.map((item, index) => (
          <li key={keyOf(item)} data-key={keyOf(item)} data-held={keyOf(item) === heldKey} className={styles['item']}>
            <button
              type="button"
              className={styles['handle']}
              data-control="handle"
              aria-label={t('sort.handle', { name: nameOf(item) })}
              title={t('sort.handle_about')}
              onKeyDown={onKeyDown(item)}
              onPointerDown={onPointerDown(item)}
            >
              <Icon name="grip" />
            </button>
            <div className={styles['content']}>{children(item, index)}</div>
            <div className={styles['tools']}>
              <MoveButtons
                name={nameOf(item)}
                isFirst={index === 0}
                isLast={index === shown.length - 1}
                onMove={(by) => move(item, by, by === 1 ? 'down' : 'up')}
              />
              {tools?.(item, index)}
            </div>
            {details?.(item, index)}
          </li>
        ))}
      </ol>
    </>
  );
}

interface MoveButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
}

function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const t = useText();
  return (
    <>
      <IconButton
        icon="up"
        data-control="up"
        label={t('sort.up', { name })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="down"
        data-control="down"
        label={t('sort.down', { name })}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </>
  );
}
