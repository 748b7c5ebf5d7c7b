import type { ReactNode } from 'react';
import styles from './sticky-foot.module.css';

/** The buttons of a long form, which stay at the lower edge of the window. */
export function StickyFoot({ children }: { children: ReactNode }) {
  return <div className={styles['foot']}>{children}</div>;
}
