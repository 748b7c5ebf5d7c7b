import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useAllChannels } from '../api/use-all';
import { useRead } from '../api/use-read';
import { useChannelsText } from '../text/use-channels-text';
import { Button } from '../ui/button';
import { SelectField } from '../ui/field';
import { SearchText } from '../ui/search-text';
import styles from './conversations.module.css';
import { type ConversationsSearch, WAITING_HOURS } from './conversations-search';
import { useTeam } from './use-team';

/** Everything that selects and orders conversations, besides their status. */
export function ConversationFilters({ search }: { search: ConversationsSearch }) {
  const t = useChannelsText();
  const navigate = useNavigate({ from: '/conversations' });
  const { users } = useTeam();
  const { data: channels = [] } = useAllChannels();
  const labels = useRead('/api/management/conversations/labels', {});
  const choose = (change: Partial<Record<keyof ConversationsSearch, string | number | boolean | undefined>>) => {
    const { page: _page, ...others } = search;
    void navigate({ search: { ...others, ...change } as ConversationsSearch });
  };
  const onText = useCallback(
    (q: string) =>
      void navigate({
        search: ({ page: _page, q: _q, ...others }: ConversationsSearch) => ({ ...others, ...(q ? { q } : {}) }),
        replace: true,
      }),
    [navigate],
  );
  return (
    <div className={styles['filters']} data-chosen={search.conversation !== undefined}>
      <SearchText label={t('conversations.search')} text={search.q ?? ''} onText={onText} />
      <Choice
        label={t('conversations.assignee')}
        value={search.assignee}
        options={[
          ['me', t('conversations.mine')],
          ['none', t('conversations.unassigned')],
          ...users.map(({ id, name }) => [id, name] as const),
        ]}
        onChoose={(assignee) => choose({ assignee })}
      />
      <Choice
        label={t('conversations.label')}
        value={search.label}
        options={(labels.data?.labels ?? []).map(({ name }) => [name, name] as const)}
        onChoose={(label) => choose({ label })}
      />
      <Choice
        label={t('conversations.channel')}
        value={search.channel}
        options={channels.map(({ id, name }) => [id, name] as const)}
        onChoose={(channel) => choose({ channel })}
      />
      <Choice
        label={t('conversations.waits')}
        value={search.replied === false ? 'first' : search.hours?.toString()}
        options={[
          ['first', t('conversations.never_answered')],
          ...WAITING_HOURS.map((hours) => [String(hours), t('conversations.longer_than', { hours })] as const),
        ]}
        onChoose={(waits) =>
          choose({ replied: waits === 'first' ? false : undefined, hours: Number(waits) || undefined })
        }
      />
      <SelectField
        label={t('conversations.sort')}
        value={search.waiting ? 'waiting' : ''}
        onChange={(event) => choose({ waiting: event.target.value === 'waiting' || undefined })}
      >
        <option value="">{t('conversations.sort_newest')}</option>
        <option value="waiting">{t('conversations.sort_waiting')}</option>
      </SelectField>
      {search.project ? (
        <Button icon="close" onClick={() => choose({ project: undefined })}>
          {t('conversations.one_project')}
        </Button>
      ) : undefined}
    </div>
  );
}

function Choice({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string | undefined) => void;
}) {
  const t = useChannelsText();
  return (
    <SelectField label={label} value={value ?? ''} onChange={(event) => onChoose(event.target.value || undefined)}>
      <option value="">{t('ui.all')}</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
