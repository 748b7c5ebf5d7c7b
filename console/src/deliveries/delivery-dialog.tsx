import type { WebhookAttempt } from '@trackway/client';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { Badge, StateBadge, useStateText } from '../ui/badge';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Card, Code, Quiet, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { ErrorNotice } from '../ui/notice';
import { prettyJson } from '../ui/pretty-json';
import { Time } from '../ui/time';
import { DELIVERY, resend } from './webhook-deliveries';

const LIVE_MS = 3_000;

/** The payload of a delivery, and each attempt with request, response and timing. */
export function DeliveryDialog({
  webhook,
  delivery,
  onClose,
}: {
  webhook: string;
  delivery: string;
  onClose: () => void;
}) {
  const t = useText();
  const path = { webhook, delivery };
  const read = useRead(DELIVERY, { path }, { refetchMs: LIVE_MS });
  const again = useChange((client) => resend(client, path));
  return (
    <Dialog
      title={t('deliveries.delivery')}
      size="side"
      onClose={onClose}
      footer={
        <Button icon="refresh" disabled={again.isPending} onClick={() => again.mutate(undefined)}>
          {t('deliveries.resend')}
        </Button>
      }
    >
      {again.error ? <ErrorNotice error={again.error} /> : undefined}
      {again.isSuccess ? <p role="status">{t('deliveries.resent')}</p> : undefined}
      <Loaded of={read}>
        {({ delivery: detail }) => (
          <Stack>
            <Row>
              <strong>{detail.kind}</strong>
              <StateBadge state={detail.status} />
            </Row>
            {detail.attempts
              .filter((attempt) => attempt !== null)
              .map((attempt) => (
                <Attempt key={attempt.started_at} attempt={attempt} />
              ))}
            <h3>{t('deliveries.payload')}</h3>
            <Code label={t('deliveries.payload')}>{prettyJson(detail.payload)}</Code>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

function Attempt({ attempt }: { attempt: NonNullable<WebhookAttempt> }) {
  const t = useText();
  const stateText = useStateText();
  const { verdict, detail, started_at: at, duration_ms: duration, request, response } = attempt;
  return (
    <Card>
      <Row>
        <Badge tone={verdict === 'delivered' ? 'good' : 'bad'}>{response?.status ?? stateText(verdict)}</Badge>
        <span>{detail}</span>
        <Quiet>
          <Time at={at} /> · {duration} ms
        </Quiet>
      </Row>
      <h3>{t('deliveries.request')}</h3>
      <Code label={t('deliveries.request')}>{`${request.method} ${request.url}\n${headerLines(request.headers)}`}</Code>
      {response ? (
        <>
          <h3>{t('deliveries.response')}</h3>
          <Code label={t('deliveries.response')}>
            {`${response.status}\n${headerLines(response.headers)}\n\n${response.body}`}
          </Code>
        </>
      ) : undefined}
    </Card>
  );
}

function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
