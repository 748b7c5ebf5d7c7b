import type { ReactNode } from 'react';
import { useText } from '../text/text-context';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent';

/** States with a text in the catalogue. Others are shown as the API names them. */
const TONES = {
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
  timeout: 'bad',
  unreachable: 'bad',
  address_refused: 'bad',
  skipped: 'warn',
  pending: 'warn',
  paused: 'warn',
  waiting: 'warn',
  awaiting_approval: 'warn',
  cancelled: 'neutral',
  processing: 'accent',
  running: 'accent',
  open: 'accent',
  created: 'neutral',
  updated: 'neutral',
  restored: 'neutral',
  expired: 'neutral',
  rolled_back: 'neutral',
} as const satisfies Readonly<Record<string, Tone>>;

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles['badge']} ${styles[tone] ?? ''}`}>{children}</span>;
}

/** A state of the API, in the colour of its meaning. */
export function StateBadge({ state, label }: { state: string; label?: string | undefined }) {
  const textOf = useStateText();
  return (
    <Badge tone={isKnown(state) ? TONES[state] : 'neutral'}>
      <span className={styles['state']}>{label ?? textOf(state)}</span>
    </Badge>
  );
}

/** The text of a state of the API. */
export function useStateText(): (state: string) => string {
  const t = useText();
  return (state) => (isKnown(state) ? t(`state.${state}`) : state.replaceAll('_', ' '));
}

function isKnown(state: string): state is keyof typeof TONES {
  return Object.hasOwn(TONES, state);
}
