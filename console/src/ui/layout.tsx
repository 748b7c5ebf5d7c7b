import { type ReactNode, useEffect } from 'react';
import styles from './layout.module.css';

/** A screen: its heading is the title of the page. */
export function Page({
  title,
  about,
  actions,
  children,
}: {
  title: string;
  about?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Trackway`;
  }, [title]);
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <div>
          <h1 dir="auto">{title}</h1>
          {about ? <div className={styles['quiet']}>{about}</div> : undefined}
        </div>
        {actions ? <div className={styles['row']}>{actions}</div> : undefined}
      </div>
      {children}
    </div>
  );
}

export function Card({ title, actions, children }: { title?: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles['card']} aria-label={title}>
      {title ? (
        <div className={styles['head']}>
          <h2>{title}</h2>
          {actions}
        </div>
      ) : undefined}
      {children}
    </section>
  );
}

/** Names and values. */
export function Facts({ of }: { of: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles['facts']}>
      {of.map(([name, value]) => [
        <dt key={`${name}-name`}>{name}</dt>,
        <dd key={name}>{value === '' || value === null || value === undefined ? '—' : value}</dd>,
      ])}
    </dl>
  );
}

export function Code({ children, label }: { children: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className={styles['code']}>
      <pre>{children}</pre>
    </section>
  );
}

export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles['stack']}>{children}</div>;
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}

export function Quiet({ children }: { children: ReactNode }) {
  return <span className={styles['quiet']}>{children}</span>;
}
