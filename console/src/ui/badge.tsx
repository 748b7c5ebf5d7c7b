import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent';

const TONES: Readonly<Record<string, Tone>> = {
  succeeded: 'good',
  completed: 'good',
  delivered: 'good',
  accepted: 'good',
  active: 'good',
  won: 'good',
  read: 'good',
  sent: 'good',
  failed: 'bad',
  lost: 'bad',
  rejected: 'bad',
  revoked: 'bad',
  skipped: 'warn',
  pending: 'warn',
  paused: 'warn',
  waiting: 'warn',
  awaiting_approval: 'warn',
  cancelled: 'neutral',
  processing: 'accent',
  running: 'accent',
  open: 'accent',
};

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles['badge']} ${styles[tone] ?? ''}`}>{children}</span>;
}

/** A state of the API, in the colour of its meaning. */
export function StateBadge({ state, label }: { state: string; label?: string | undefined }) {
  return (
    <Badge tone={TONES[state] ?? 'neutral'}>
      <span className={styles['state']}>{label ?? state.replaceAll('_', ' ')}</span>
    </Badge>
  );
}
