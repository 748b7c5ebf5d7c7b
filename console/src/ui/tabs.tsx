import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  readonly key: string;
  readonly label: string;
}

/** Parts of a screen. The chosen one is in the URL. */
export function Tabs({ tabs, current, label }: { tabs: readonly Tab[]; current: string; label: string }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone, the tabs are wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: The tab is found by its attribute.
  useEffect(() => {
    nav.current?.querySelector('[data-current="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={nav} className={styles['tabs']} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to="."
          search={{ tab: tab.key } as never}
          className={styles['tab'] ?? ''}
          activeProps={{}}
          aria-current={tab.key === current ? 'page' : undefined}
          data-current={tab.key === current}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
