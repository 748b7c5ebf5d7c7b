import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { RecordField } from '../records/record-field';
import { PROJECTS } from '../records/record-sources';
import { IconButton } from '../ui/button';
import { Card, Quiet, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty, ErrorNotice } from '../ui/notice';
import { Pager } from '../ui/pager';
import { SortableList } from '../ui/sortable-list';
import { useToast } from '../ui/toast';
import { type PlaceOfMove, placeOfMove } from './place-of-move';
import { useGroupsText } from './use-groups-text';

const MEMBERS = '/api/management/project-groups/{project_group}/projects/index';
const MEMBER = '/api/management/project-groups/{project_group}/projects/{project}';
const ORDER = '/api/management/project-groups/{project_group}/projects/order';

interface Member {
  readonly id: string;
  readonly name?: string;
  readonly code?: string;
}

/** The projects of a group. A new order is stored at once. */
export function MembersCard({ group }: { group: string }) {
  const t = useGroupsText();
  const toast = useToast();
  const path = { project_group: group };
  const add = useChange(
    (client, project: string) => client.call('post', MEMBER, { path: { ...path, project } }),
    () => toast(t('groups.added')),
  );
  return (
    <Card title={t('groups.order')}>
      <Stack>
        {add.error ? <ErrorNotice error={add.error} /> : undefined}
        <RecordField
          label={t('groups.add')}
          source={PROJECTS}
          value=""
          onChange={(project) => add.mutate(project)}
          canClear={false}
        />
        <Members group={group} />
      </Stack>
    </Card>
  );
}

function Members({ group }: { group: string }) {
  const t = useGroupsText();
  const navigate = useNavigate({ from: '/groups/$group' });
  const onPage = (page: number) => void navigate({ search: { page } });
  return (
    <Loaded of={useMembers(group)}>
      {({ projects, meta }) =>
        meta.total === 0 ? (
          <Empty title={t('groups.empty')} />
        ) : (
          <>
            <Quiet>{t('groups.order_about')}</Quiet>
            <MemberList group={group} members={projects} />
            <Pager meta={meta} onPage={onPage} />
          </>
        )
      }
    </Loaded>
  );
}

function useMembers(group: string) {
  const { client } = useApi();
  const { page = 1 } = useSearch({ from: '/groups/$group' });
  const body = { page, perPage: 100, fields: ['name', 'code'] as const };
  return useQuery({
    queryKey: ['members', group, body],
    queryFn: ({ signal }) =>
      client.call('post', MEMBERS, { path: { project_group: group }, body }, { repeatable: true, signal }),
    placeholderData: keepPreviousData,
  });
}

function MemberList({ group, members }: { group: string; members: readonly Member[] }) {
  const t = useGroupsText();
  const toast = useToast();
  const path = { project_group: group };
  const order = useChange(
    (client, { place }: { place: PlaceOfMove; members: readonly Member[] }) =>
      client.call('put', ORDER, { path, body: place }),
    undefined,
    `order.${group}`,
  );
  const remove = useChange(
    (client, { id }: Member) => client.call('delete', MEMBER, { path: { ...path, project: id } }),
    (_, { name = '' }) => toast(t('groups.removed', { name })),
  );
  const shown = order.isPending ? order.variables.members : members;
  const error = order.error ?? remove.error;
  const onOrder = (next: readonly Member[]) => {
    const place = placeOfMove(
      shown.map(({ id }) => id),
      next.map(({ id }) => id),
    );
    if (place) order.mutate({ place, members: next });
  };
  return (
    <>
      {error ? <ErrorNotice error={error} /> : undefined}
      <SortableList
        label={t('groups.order')}
        items={shown}
        keyOf={({ id }) => id}
        nameOf={({ name = '' }) => name}
        onOrder={onOrder}
        tools={(member) => (
          <IconButton
            icon="close"
            label={t('groups.remove', { name: member.name ?? '' })}
            disabled={remove.isPending}
            onClick={() => remove.mutate(member)}
          />
        )}
      >
        {({ id, name, code }) => (
          <>
            <Link to="/projects/$project" params={{ project: id }}>
              {name}
            </Link>{' '}
            <Quiet>{code}</Quiet>
          </>
        )}
      </SortableList>
    </>
  );
}
