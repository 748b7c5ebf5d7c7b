import type { ReactNode } from 'react';
import { errorFacts } from '../api/error-facts';
import { type TextKey, useText } from '../text/text-context';
import { Button } from './button';
import styles from './notice.module.css';
import { RequestId } from './request-id';

const MESSAGES: Readonly<Record<string, TextKey>> = {
  network: 'error.network',
  issuer_unreachable: 'error.issuer_unreachable',
};

const REMEDIES: Readonly<Record<string, TextKey>> = {
  forbidden: 'remedy.forbidden',
  precondition_failed: 'remedy.precondition_failed',
  too_many_requests: 'remedy.too_many_requests',
  service_unavailable: 'remedy.service_unavailable',
  upstream_timeout: 'remedy.service_unavailable',
  search_timeout: 'remedy.search_timeout',
  network: 'remedy.network',
  server_error: 'remedy.server_error',
};

interface ErrorNoticeProps {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  /** What to do, if the code of the error does not determine it. */
  readonly remedy?: TextKey;
}

/** Shows what went wrong: sentence, code, request id, and what to do. */
export function ErrorNotice({ error, onRetry, remedy }: ErrorNoticeProps) {
  const t = useText();
  const { code, message, requestId, fields } = errorFacts(error);
  const known = MESSAGES[code];
  // The message of a single error names its field.
  const listed = fields
    .map(([field, errors]) => [field, errors.join(' ')] as const)
    .filter(([field, text]) => message !== `${field}: ${text}`);
  return (
    <div className={`${styles['notice']} ${styles['bad']}`} role="alert">
      <strong>{known ? t(known) : message}</strong>
      {listed.map(([field, text]) => (
        <div key={field}>
          <code>{field}</code>: {text}
        </div>
      ))}
      <p>{t(remedy ?? remedyOf(code))}</p>
      <div className={styles['facts']}>
        <span>
          {t('error.code')} <code>{code}</code>
        </span>
        {requestId ? (
          <span>
            {t('error.request_id')} <RequestId id={requestId} />
          </span>
        ) : undefined}
      </div>
      {onRetry ? (
        <div>
          <Button icon="refresh" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        </div>
      ) : undefined}
    </div>
  );
}

function remedyOf(code: string): TextKey {
  return REMEDIES[code] ?? (code.endsWith('_not_found') ? 'remedy.not_found' : 'remedy.other');
}

/** Explains the purpose of an empty list, and how to fill it. */
export function Empty({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <h2>{title}</h2>
      {children ? <p>{children}</p> : undefined}
      {action}
    </div>
  );
}

const LINE_KEYS = Array.from({ length: 12 }, (_, index) => `line-${index}`);

export function Skeleton({ lines = 6 }: { lines?: number }) {
  const t = useText();
  return (
    <div className={styles['skeleton']} role="status" aria-label={t('ui.loading')}>
      {LINE_KEYS.slice(0, lines).map((key) => (
        <div key={key} className={styles['line']} />
      ))}
    </div>
  );
}
