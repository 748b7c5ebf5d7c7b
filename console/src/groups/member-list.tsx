import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useChange } from '../api/use-change';
import { IconButton } from '../ui/button';
import { Quiet, Row } from '../ui/layout';
import { lazyDialog } from '../ui/lazy-part';
import { ErrorNotice } from '../ui/notice';
import type { PageMeta } from '../ui/page-meta';
import { SortableList } from '../ui/sortable-list';
import { useToast } from '../ui/toast';
import { type MemberMove, moveMember, ORDER } from './move-member';
import { type PlaceOfMove, placeOfMove } from './place-of-move';
import { useGroupsText } from './use-groups-text';

// Loaded when it is first shown.
const MoveMemberDialog = lazyDialog(() => import('./move-member-dialog'), 'MoveMemberDialog');

export const PER_PAGE = 100;
export const MEMBER = '/api/management/project-groups/{project_group}/projects/{project}';

interface Member {
  readonly id: string;
  readonly name?: string;
  readonly code?: string;
}

interface MemberListProps {
  readonly group: string;
  readonly members: readonly Member[];
  readonly meta: PageMeta;
  readonly onPage: (page: number) => void;
}

/** A page of the projects of a group. */
export function MemberList({ group, members, meta, onPage }: MemberListProps) {
  const t = useGroupsText();
  const toast = useToast();
  const { shown, onOrder, error: orderError } = useOrder(group, members);
  const placing = usePlacing({ group, members, meta, onPage });
  const remove = useChange(
    (client, { id }: Member) => client.call('delete', MEMBER, { path: { project_group: group, project: id } }),
    (_, { name = '' }) => toast(t('groups.removed', { name })),
  );
  const error = orderError ?? remove.error;
  return (
    <>
      {error ? <ErrorNotice error={error} /> : undefined}
      <SortableList
        label={t('groups.order')}
        items={shown}
        keyOf={({ id }) => id}
        nameOf={({ name = '' }) => name}
        onOrder={onOrder}
        tools={(member, index) => (
          <>
            {meta.total > 1 ? (
              <IconButton
                icon="sort"
                label={t('groups.move_of', { name: member.name ?? '' })}
                onClick={() => placing.open(member, meta.from + index)}
              />
            ) : undefined}
            <IconButton
              icon="close"
              label={t('groups.remove', { name: member.name ?? '' })}
              disabled={remove.isPending}
              onClick={() => remove.mutate(member)}
            />
          </>
        )}
      >
        {({ id, name, code }, index) => (
          <Row>
            <Quiet>{meta.from + index}.</Quiet>
            <Link to="/projects/$project" params={{ project: id }}>
              {name}
            </Link>
            <Quiet>{code}</Quiet>
          </Row>
        )}
      </SortableList>
      {placing.dialog}
    </>
  );
}

/** Moves within the page. A new order is shown before it is stored. */
function useOrder(group: string, members: readonly Member[]) {
  const order = useChange(
    (client, { place }: { place: PlaceOfMove; members: readonly Member[] }) =>
      client.call('put', ORDER, { path: { project_group: group }, body: place }),
    undefined,
    scopeOf(group),
  );
  const shown = order.isPending ? order.variables.members : members;
  const onOrder = (next: readonly Member[]) => {
    const place = placeOfMove(
      shown.map(({ id }) => id),
      next.map(({ id }) => id),
    );
    if (place) order.mutate({ place, members: next });
  };
  return { shown, onOrder, error: order.error };
}

/** Moves to any position. The screen and the focus follow the project to another page. */
function usePlacing({ group, members, meta, onPage }: MemberListProps) {
  const [placed, setPlaced] = useState<{ readonly member: Member; readonly position: number }>();
  const followed = useRef<string>(undefined);
  const t = useGroupsText();
  const toast = useToast();
  const move = useChange((client, wanted: MemberMove) => moveMember(client, group, wanted), undefined, scopeOf(group));
  useEffect(() => {
    const id = followed.current;
    if (id === undefined || !members.some((member) => member.id === id)) return;
    followed.current = undefined;
    document.querySelector<HTMLElement>(`[data-key="${id}"] [data-control="handle"]`)?.focus();
  }, [members]);
  const close = () => {
    setPlaced(undefined);
    move.reset();
  };
  const moveTo = (to: number) => {
    if (!placed) return;
    const { member, position } = placed;
    const page = Math.ceil(to / PER_PAGE);
    const onSuccess = () => {
      close();
      toast(t('sort.moved', { name: member.name ?? '', position: to, count: meta.total }));
      if (page === meta.current_page) return;
      followed.current = member.id;
      onPage(page);
    };
    move.mutate({ project: member.id, from: position, to }, { onSuccess });
  };
  const dialog = placed ? (
    <Suspense>
      <MoveMemberDialog
        name={placed.member.name ?? ''}
        position={placed.position}
        total={meta.total}
        move={move}
        onMove={moveTo}
        onClose={close}
      />
    </Suspense>
  ) : undefined;
  return { dialog, open: (member: Member, position: number) => setPlaced({ member, position }) };
}

function scopeOf(group: string): string {
  return `order.${group}`;
}
