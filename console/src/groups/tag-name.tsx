import type { CSSProperties } from 'react';
import styles from './groups.module.css';

/** The name of a tag, with its color. */
export function TagName({ name, color }: { name: string; color: string }) {
  return (
    <span className={styles['tag']} style={{ '--tag': color } as CSSProperties}>
      {name}
    </span>
  );
}
