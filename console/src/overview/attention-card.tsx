import type { ReactNode } from 'react';
import { errorFacts } from '../api/error-facts';
import { Icon } from '../ui/icon';
import { useNumber } from '../ui/money';
import { ErrorNotice } from '../ui/notice';
import styles from './overview.module.css';
import { useOverviewText } from './use-overview-text';

export interface AttentionEntry {
  readonly key: string;
  readonly link: ReactNode;
  readonly about: ReactNode;
}

export interface AttentionData {
  readonly count: number;
  readonly entries: readonly AttentionEntry[];
}

/** One kind of thing that needs attention: how many there are, and the latest ones. */
export function AttentionCard({
  title,
  data,
  error,
  more,
}: {
  title: string;
  data: AttentionData | undefined;
  error: unknown;
  /** Link to all of them. */
  more: ReactNode;
}) {
  const t = useOverviewText();
  const number = useNumber();
  // What a user may not read needs none of their attention.
  if (error && errorFacts(error).code === 'forbidden') return undefined;
  return (
    <section
      className={styles['card']}
      aria-label={title}
      data-state={!data ? 'loading' : data.count > 0 ? 'open' : 'done'}
    >
      <div className={styles['head']}>
        <h3>{title}</h3>
        {data && data.count > 0 ? more : undefined}
      </div>
      {error ? <ErrorNotice error={error} /> : undefined}
      <div className={styles['count']}>
        {data?.count === 0 ? <Icon name="check" size={20} /> : undefined}
        <strong>{data ? number(data.count) : '…'}</strong>
      </div>
      <ul className={styles['entries']}>
        {data?.entries.map(({ key, link, about }) => (
          <li key={key}>
            <span>{link}</span>
            <span className={styles['about']}>{about}</span>
          </li>
        ))}
        {data?.count === 0 ? <li className={styles['about']}>{t('overview.nothing')}</li> : undefined}
      </ul>
    </section>
  );
}
