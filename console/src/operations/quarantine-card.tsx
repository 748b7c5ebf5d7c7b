import type { QuarantinedEvent, TrackwayClient } from '@trackway/client';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { RetryAll } from '../retry/retry-all';
import { Badge } from '../ui/badge';
import { Button, IconButton } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Card, Quiet, Row } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { ErrorNotice } from '../ui/notice';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { useToast } from '../ui/toast';
import styles from './operations.module.css';
import { useActivityText } from './use-activity-text';

const EVENTS = '/api/management/system/quarantined-events';
const REPLAY = `${EVENTS}/{service}/{quarantined_event}/replay` as const;
const EVENT = `${EVENTS}/{service}/{quarantined_event}` as const;
const LIVE_MS = 10_000;

/** Events that the message broker rejected. They are published again or deleted by an operator only. */
export function QuarantineCard() {
  const t = useActivityText();
  const toast = useToast();
  const read = useRead(EVENTS, {}, { refetchMs: LIVE_MS });
  const [discarded, setDiscarded] = useState<QuarantinedEvent>();
  const again = useChange(replay, () => toast(t('quarantine.replayed')));
  return (
    <Card
      title={t('quarantine.title')}
      actions={
        <RetryAll
          label="retry.events"
          items={(read.data?.quarantined_events ?? []).map(itemOf).toReversed()}
          retry={(client, { event }) => replay(client, event)}
          isOrdered
        />
      }
    >
      <Quiet>{t('quarantine.about')}</Quiet>
      {again.error ? <ErrorNotice error={again.error} /> : undefined}
      <Loaded of={read} lines={2}>
        {({ quarantined_events: found, unavailable_services: unavailable }) => (
          <>
            {unavailable.length > 0 ? (
              <Badge tone="warn">{t('quarantine.unavailable', { services: unavailable.join(', ') })}</Badge>
            ) : undefined}
            <Events of={found} isBusy={again.isPending} onReplay={again.mutate} onDiscard={setDiscarded} />
          </>
        )}
      </Loaded>
      {discarded ? <DiscardDialog event={discarded} onClose={() => setDiscarded(undefined)} /> : undefined}
    </Card>
  );
}

interface EventsProps {
  readonly of: readonly QuarantinedEvent[];
  readonly isBusy: boolean;
  readonly onReplay: (event: QuarantinedEvent) => void;
  readonly onDiscard: (event: QuarantinedEvent) => void;
}

function Events({ of, isBusy, onReplay, onDiscard }: EventsProps) {
  const t = useActivityText();
  if (of.length === 0) return <Quiet>{t('quarantine.none')}</Quiet>;
  return (
    <Table
      label={t('ui.table_of', { name: t('quarantine.title') })}
      rows={of}
      rowKey={({ service, id }) => `${service}.${id}`}
      columns={[
        { key: 'since', title: t('quarantine.since'), cell: ({ quarantined_at: at }) => <Time at={at} relative /> },
        { key: 'service', title: t('activity.service'), cell: ({ service }) => service },
        {
          key: 'event',
          title: t('quarantine.event'),
          cell: (event) => (
            <div className={styles['event']}>
              <code>{nameOf(event)}</code>
              <Quiet>{t('quarantine.of', { id: event.aggregate_id })}</Quiet>
            </div>
          ),
        },
        { key: 'size', title: t('quarantine.size'), isNumber: true, cell: ({ bytes }) => kibibytes(bytes) },
        { key: 'reason', title: t('transfers.reason'), cell: ({ reason }) => reason },
        {
          key: 'actions',
          title: t('ui.actions'),
          cell: (event) => (
            <Row>
              <Button icon="refresh" disabled={isBusy} onClick={() => onReplay(event)}>
                {t('quarantine.replay')}
              </Button>
              <IconButton
                icon="trash"
                label={t('quarantine.discard_of', { name: nameOf(event) })}
                onClick={() => onDiscard(event)}
              />
            </Row>
          ),
        },
      ]}
    />
  );
}

function DiscardDialog({ event, onClose }: { event: QuarantinedEvent; onClose: () => void }) {
  const t = useActivityText();
  const toast = useToast();
  const discard = useChange(
    (client) => client.call('delete', EVENT, { path: pathOf(event) }),
    () => {
      toast(t('quarantine.discarded'));
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={t('quarantine.discard_of', { name: nameOf(event) })}
      label={t('ui.delete')}
      action={discard}
      onClose={onClose}
    >
      <p>{t('quarantine.discard_about')}</p>
    </ConfirmDialog>
  );
}

function replay({ call }: TrackwayClient, event: QuarantinedEvent) {
  return call('post', REPLAY, { path: pathOf(event) });
}

function itemOf(event: QuarantinedEvent) {
  const { service, id, reason, quarantined_at: at } = event;
  return { id: `${service}.${id}`, what: nameOf(event), reason, at, event };
}

function pathOf({ service, id }: QuarantinedEvent) {
  return { service, quarantined_event: id };
}

function nameOf({ type, topic }: QuarantinedEvent): string {
  return type ?? topic;
}

function kibibytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)}\u00a0KiB`;
}
