import { useQuery } from '@tanstack/react-query';
import type { TrackwayClient } from '@trackway/client';
import { useApi } from '../api/api-context';
import { errorFacts } from '../api/error-facts';
import { Badge } from '../ui/badge';
import { Card, Quiet, Row } from '../ui/layout';
import { RequestId } from '../ui/request-id';
import styles from './operations.module.css';
import { useActivityText } from './use-activity-text';

const LIVE_MS = 10_000;
const SLOW_MS = 1_000;

const query = { perPage: 1 };

/** One small read of each service, through the gateway. */
const PROBES: readonly { readonly service: string; readonly probe: (client: TrackwayClient) => Promise<unknown> }[] = [
  { service: 'gateway', probe: ({ call }) => call('get', '/api/management/me', {}) },
  { service: 'projects', probe: ({ call }) => call('get', '/api/management/projects', { query }) },
  { service: 'funnels', probe: ({ call }) => call('get', '/api/management/funnels', { query }) },
  { service: 'forms', probe: ({ call }) => call('get', '/api/management/forms', { query }) },
  { service: 'channels', probe: ({ call }) => call('get', '/api/management/channels', { query }) },
  { service: 'spreadsheets', probe: ({ call }) => call('get', '/api/management/spreadsheet-operations', { query }) },
];

/** Whether each service responds to this user, and how fast. */
export function HealthCard() {
  const t = useActivityText();
  return (
    <Card title={t('operations.health')}>
      <Quiet>{t('operations.health_about')}</Quiet>
      <ul className={styles['services']}>
        {PROBES.map((one) => (
          <Service key={one.service} {...one} />
        ))}
      </ul>
    </Card>
  );
}

function Service({ service, probe }: (typeof PROBES)[number]) {
  const t = useActivityText();
  const { client } = useApi();
  const { data, error } = useQuery({
    queryKey: ['health', service],
    queryFn: () => timed(() => probe(client)),
    refetchInterval: LIVE_MS,
  });
  const facts = error ? errorFacts(error) : undefined;
  return (
    <li className={styles['service']}>
      <Row>
        <strong>{service}</strong>
        {facts ? <Badge tone="bad">{facts.code}</Badge> : undefined}
        {!facts && data !== undefined ? (
          <Badge tone={data > SLOW_MS ? 'warn' : 'good'}>{t('operations.responds', { duration: data })}</Badge>
        ) : undefined}
        {!facts && data === undefined ? <Badge>…</Badge> : undefined}
      </Row>
      {facts ? (
        <Quiet>
          {facts.message} {facts.requestId ? <RequestId id={facts.requestId} /> : undefined}
        </Quiet>
      ) : undefined}
    </li>
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return Math.round(performance.now() - startedAt);
}
