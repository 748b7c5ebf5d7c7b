import { useQuery } from '@tanstack/react-query';
import type { Call, AuditVerification as Verification } from '@trackway/client';
import { useApi } from '../api/api-context';
import { Badge } from '../ui/badge';
import { Card, Row } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import styles from './audit-verification.module.css';
import { useAuditText } from './use-audit-text';

const PATH = '/api/management/audit-log/verification';

/** Whether an entry of the audit log was changed or removed. */
export function AuditVerification() {
  const t = useAuditText();
  const { client } = useApi();
  const read = useQuery({ queryKey: [PATH], queryFn: ({ signal }) => verifyAll(client.call, signal) });
  return (
    <Card title={t('audit.verification')}>
      <Loaded of={read}>
        {({ valid, checked, redacted, head, anchor, broken }) => (
          <>
            <Row>
              <Badge tone={valid ? 'good' : 'bad'}>{t(valid ? 'audit.valid' : 'audit.not_valid')}</Badge>
              {broken
                ? t(`audit.broken_${broken.reason}`, { sequence: broken.sequence ?? broken.id ?? '' })
                : t('audit.verified', { count: checked })}
            </Row>
            {redacted > 0 ? <p>{t('audit.redacted', { count: redacted })}</p> : undefined}
            {anchor ? <p>{t('audit.anchor', { sequence: anchor.sequence })}</p> : undefined}
            <p>
              {t('audit.head')}: <code className={styles['hash']}>{head.hash}</code>
            </p>
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** A request verifies a part of a long log. */
async function verifyAll(call: Call, signal: AbortSignal): Promise<Verification> {
  let [checked, redacted] = [0, 0];
  for (let after = 0; ; ) {
    const { verification } = await call('get', PATH, { query: { after } }, { signal });
    checked += verification.checked;
    redacted += verification.redacted;
    if (verification.complete) return { ...verification, checked, redacted };
    after = verification.last.sequence;
  }
}
