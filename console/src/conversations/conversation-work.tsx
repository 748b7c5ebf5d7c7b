import { type FormEvent, useState } from 'react';
import { RecordField } from '../records/record-field';
import { PROJECTS } from '../records/record-sources';
import { useLanguage } from '../text/text-context';
import { useChannelsText } from '../text/use-channels-text';
import { Badge } from '../ui/badge';
import { Button, IconButton } from '../ui/button';
import { inputClass, SelectField } from '../ui/field';
import { formatDuration } from '../ui/format-time';
import { Quiet, Row } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { Time } from '../ui/time';
import type { Conversation } from './conversation-api';
import styles from './conversations.module.css';
import { SnoozeMenu } from './snooze-menu';
import { useTeam } from './use-team';
import { type Updating, useUpdate } from './use-update';

/** Status, assignee, project and labels of a conversation. */
export function ConversationWork({ conversation }: { conversation: Conversation }) {
  const update = useUpdate(conversation.id);
  return (
    <>
      {update.error ? <ErrorNotice error={update.error} /> : undefined}
      <div className={styles['work']}>
        <Assignee conversation={conversation} update={update} />
        <Project conversation={conversation} update={update} />
        <Status conversation={conversation} update={update} />
      </div>
      <Labels conversation={conversation} update={update} />
      <Times conversation={conversation} />
    </>
  );
}

interface Part {
  readonly conversation: Conversation;
  readonly update: Updating;
}

function Assignee({ conversation: { assignee_id: assignee }, update }: Part) {
  const t = useChannelsText();
  const { users, nameOf } = useTeam();
  const isListed = !assignee || users.some(({ id }) => id === assignee);
  return (
    <SelectField
      label={t('conversations.assignee')}
      value={assignee ?? ''}
      onChange={(event) => update.mutate({ body: { assignee_id: event.target.value || null }, ifUnchanged: true })}
    >
      <option value="">{t('conversations.unassigned')}</option>
      {isListed ? undefined : <option value={assignee}>{nameOf(assignee)}</option>}
      {users.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function Project({ conversation: { project_id: project }, update }: Part) {
  const t = useChannelsText();
  return (
    <RecordField
      label={t('rules.project')}
      source={PROJECTS}
      value={project ?? ''}
      onChange={(chosen) => update.mutate({ body: { project_id: chosen || null }, ifUnchanged: true })}
    />
  );
}

function Status({ conversation: { status }, update }: Part) {
  const t = useChannelsText();
  const snooze = (until: Date) =>
    update.mutate({ body: { status: 'snoozed', snoozed_until: until.toISOString() }, ifUnchanged: true });
  return (
    <Row>
      {status === 'closed' ? undefined : <SnoozeMenu onSnooze={snooze} />}
      {status === 'open' ? undefined : (
        <Button icon="refresh" onClick={() => update.mutate({ body: { status: 'open' }, ifUnchanged: true })}>
          {t('conversations.reopen')}
        </Button>
      )}
      {status === 'closed' ? undefined : (
        <Button icon="check" onClick={() => update.mutate({ body: { status: 'closed' }, ifUnchanged: true })}>
          {t('conversations.close')}
        </Button>
      )}
    </Row>
  );
}

function Labels({ conversation: { labels }, update }: Part) {
  const t = useChannelsText();
  const [draft, setDraft] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const label = draft.trim();
    if (label) update.mutate({ body: { add_labels: [label] } }, { onSuccess: () => setDraft('') });
  };
  return (
    <form onSubmit={add} className={styles['work']}>
      {labels.length > 0 ? (
        <ul className={styles['labels']} aria-label={t('conversations.labels')}>
          {labels.map((label) => (
            <li key={label} className={styles['label']}>
              <Badge>{label}</Badge>
              <IconButton
                icon="close"
                label={t('conversations.remove_label', { label })}
                onClick={() => update.mutate({ body: { remove_labels: [label] } })}
              />
            </li>
          ))}
        </ul>
      ) : undefined}
      <div>
        <input
          className={inputClass}
          aria-label={t('conversations.add_label')}
          placeholder={t('conversations.add_label')}
          maxLength={50}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </div>
      <Button type="submit" disabled={!draft.trim()}>
        {t('ui.add')}
      </Button>
    </form>
  );
}

function Times({ conversation }: { conversation: Conversation }) {
  const t = useChannelsText();
  const { locale } = useLanguage();
  const { snoozed_until: snoozed, closed_at: closed, awaiting_reply_since: waiting } = conversation;
  const times = [
    ['conversations.snoozed_until', snoozed],
    ['conversations.closed_at', closed],
    ['conversations.waiting_since', waiting],
  ] as const;
  const durations = [
    ['conversations.first_response', conversation.first_response_seconds],
    ['conversations.resolution', conversation.resolution_seconds],
  ] as const;
  return (
    <Row>
      {durations.map(([label, seconds]) =>
        seconds === null ? undefined : (
          <Quiet key={label}>
            {t(label)} {formatDuration(seconds, locale)}
          </Quiet>
        ),
      )}
      {times.map(([label, at]) =>
        at ? (
          <Quiet key={label}>
            {t(label)} <Time at={at} relative={label !== 'conversations.snoozed_until'} />
          </Quiet>
        ) : undefined,
      )}
    </Row>
  );
}
