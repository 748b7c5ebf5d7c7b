import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { HistoryLine } from '@trackway/client';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { SelectField } from '../ui/field';
import { Card, Facts, Quiet, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { RequestId } from '../ui/request-id';
import { Time } from '../ui/time';
import { UndoDialog } from '../undo/undo-dialog';
import { type ChainedLine, causalChain, causesOf } from './causal-chain';
import { Changes } from './changes';
import styles from './history-tab.module.css';
import type { ProjectSearch } from './project-search';

const PER_PAGE = 100;

/** Everything that happened, newest first, each entry with its cause and its effects. */
export function HistoryTab({ project }: { project: string }) {
  const t = useText();
  const { page = 1, field } = useSearch({ from: '/projects/$project' });
  const navigate = useNavigate({ from: '/projects/$project' });
  const query = { page, perPage: PER_PAGE, ...(field ? { filter: { action: 'project.updated' } } : {}) };
  const read = useRead('/api/management/projects/{project}/history', { path: { project }, query });
  const goTo = (to: number) => void navigate({ search: (before) => ({ ...before, page: to }) });
  return (
    <Loaded of={read} lines={8}>
      {({ history, meta }) =>
        history.length === 0 && !field ? (
          <Empty title={t('history.none')} />
        ) : (
          <Stack>
            <FieldFilter history={history} />
            <Entries chain={causalChain(history).filter(({ line }) => !field || changes(line, field))} all={history} />
            {meta.last_page > 1 ? <Pager meta={meta} onPage={goTo} /> : undefined}
          </Stack>
        )
      }
    </Loaded>
  );
}

function changes(line: HistoryLine, field: string): boolean {
  return line.changes.some((change) => change.field === field);
}

function Entries({ chain, all }: { chain: readonly ChainedLine[]; all: readonly HistoryLine[] }) {
  const t = useText();
  if (chain.length === 0) return <Empty title={t('history.no_field')}>{t('history.no_field_about')}</Empty>;
  return (
    <ol className={styles['list']}>
      {chain.map((chained) => (
        <Entry key={chained.line.id} chained={chained} all={all} />
      ))}
    </ol>
  );
}

/** Answers who changed a field. */
function FieldFilter({ history }: { history: readonly HistoryLine[] }) {
  const t = useText();
  const { field } = useSearch({ from: '/projects/$project' });
  const navigate = useNavigate({ from: '/projects/$project' });
  const found = history.flatMap((line) => line.changes.map((change) => change.field));
  const fields = [...new Set(field ? [field, ...found] : found)].sort();
  return (
    <Row>
      <SelectField
        label={t('history.field')}
        value={field ?? ''}
        onChange={(event) => {
          const chosen = event.target.value || undefined;
          void navigate({ search: ({ page: _first, ...before }) => ({ ...before, field: chosen }) as ProjectSearch });
        }}
      >
        <option value="">{t('ui.all')}</option>
        {fields.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
    </Row>
  );
}

function Entry({ chained: { line, cause, effects }, all }: { chained: ChainedLine; all: readonly HistoryLine[] }) {
  const { entry } = useSearch({ from: '/projects/$project' });
  const isChosen = entry === line.id;
  return (
    <li id={line.id} className={styles['entry']} data-chosen={isChosen}>
      <Row>
        <Link
          to="."
          search={(before) => ({ ...before, entry: isChosen ? undefined : line.id }) as never}
          resetScroll={false}
        >
          <strong>{line.action}</strong>
        </Link>
        <Actor of={line} />
        <Quiet>
          <Time at={line.happened_at} />
        </Quiet>
      </Row>
      <Changes of={line.changes} />
      <Causes line={line} cause={cause} effects={effects} />
      {isChosen ? <EntryDetails line={line} all={all} /> : undefined}
    </li>
  );
}

function Actor({ of: { actor } }: { of: HistoryLine }) {
  const t = useText();
  const isUser = actor.kind === 'user';
  return (
    <span>
      {t('ui.by')} {actor.name ?? actor.id}{' '}
      {isUser ? undefined : <Badge tone="accent">{t(`actor.${actor.kind}`)}</Badge>}
    </span>
  );
}

function Causes({ line, cause, effects }: ChainedLine) {
  const t = useText();
  return (
    <Row>
      {cause ? (
        <span>
          {t('history.because')} <EntryLink line={cause} />
        </span>
      ) : undefined}
      {!cause && line.causation_id ? (
        <Quiet>
          {t('history.cause')} <code>{line.causation_id}</code>
        </Quiet>
      ) : undefined}
      {effects.length > 0 ? (
        <span>
          {t('history.caused')}{' '}
          {effects.map((effect) => (
            <EntryLink key={effect.id} line={effect} />
          ))}
        </span>
      ) : undefined}
    </Row>
  );
}

function EntryLink({ line }: { line: HistoryLine }) {
  return (
    <Link to="." search={(before) => ({ ...before, entry: line.id }) as never} hash={line.id} resetScroll={false}>
      {line.action}
    </Link>
  );
}

function EntryDetails({ line, all }: { line: HistoryLine; all: readonly HistoryLine[] }) {
  const t = useText();
  const chain = causesOf(line.id, all).toReversed();
  const [isUndoing, setUndoing] = useState(false);
  return (
    <Card title={t('history.chain')}>
      <ol className={styles['chain']}>
        {chain.map((one) => (
          <li key={one.id}>
            {one.action} · {one.actor.name ?? t(`actor.${one.actor.kind}`)} · <Time at={one.happened_at} />
          </li>
        ))}
      </ol>
      <Facts
        of={[
          [t('history.actor'), `${t(`actor.${line.actor.kind}`)} ${line.actor.id}`],
          [
            t('access.tab_audit'),
            <Link key="audit" to="/access" search={{ tab: 'audit', actor: line.actor.id }}>
              {t('history.audit')}
            </Link>,
          ],
          [t('history.source'), line.source],
          [t('error.request_id'), line.request_id ? <RequestId key="request" id={line.request_id} /> : undefined],
          [t('history.correlation'), <code key="correlation">{line.correlation_id}</code>],
          [t('ui.details'), <code key="details">{JSON.stringify(line.details)}</code>],
        ]}
      />
      <Row>
        <Button onClick={() => setUndoing(true)}>{t('undo.open')}</Button>
      </Row>
      {isUndoing ? (
        <UndoDialog of={{ correlationId: line.correlation_id, entryId: line.id }} onClose={() => setUndoing(false)} />
      ) : undefined}
    </Card>
  );
}
