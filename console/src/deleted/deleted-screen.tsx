import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { Button } from '../ui/button';
import { SelectField } from '../ui/field';
import { Page, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty, ErrorNotice } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { useToast } from '../ui/toast';
import { DELETED_KINDS, type DeletedKind, type DeletedObject, readDeleted, restoreDeleted } from './deleted-kinds';
import { useDeletedText } from './use-deleted-text';

const KINDS = Object.keys(DELETED_KINDS) as readonly DeletedKind[];

/** Deleted objects of each kind, which can be restored. */
export function DeletedScreen() {
  const t = useDeletedText();
  const { client } = useApi();
  const { kind = 'projects', page = 1 } = useSearch({ from: '/deleted' });
  const navigate = useNavigate({ from: '/deleted' });
  const read = useQuery({
    queryKey: ['deleted', kind, page],
    queryFn: ({ signal }) => readDeleted(client.call, kind, page, signal),
  });
  return (
    <Page title={t('nav.deleted')} about={t('deleted.about')}>
      <Row>
        <SelectField
          label={t('deleted.kind')}
          value={kind}
          onChange={(event) => void navigate({ search: { kind: event.target.value as DeletedKind } })}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`deleted.${one}`)}
            </option>
          ))}
        </SelectField>
      </Row>
      {kind === 'webhooks' ? <p>{t('deleted.about_webhooks')}</p> : undefined}
      <Loaded of={read}>
        {({ objects, meta }) =>
          objects.length === 0 ? (
            <Empty title={t('deleted.none')}>{t('deleted.none_about')}</Empty>
          ) : (
            <Stack>
              <Objects key={kind} kind={kind} objects={objects} />
              <Pager meta={meta} onPage={(to) => void navigate({ search: { kind, page: to } })} />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

function Objects({ kind, objects }: { kind: DeletedKind; objects: readonly DeletedObject[] }) {
  const t = useDeletedText();
  const toast = useToast();
  const restore = useChange(
    (client, { id }: DeletedObject) => restoreDeleted(client.call, kind, id),
    (_result, { name }) => toast(t('deleted.restored', { name })),
  );
  return (
    <>
      {restore.error ? <ErrorNotice error={restore.error} /> : undefined}
      <Table
        label={t(`deleted.${kind}`)}
        rows={objects}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t('ui.name'), cell: ({ name }) => name },
          { key: 'at', title: t('deleted.at'), cell: ({ deletedAt }) => <Time at={deletedAt} relative /> },
          {
            key: 'actions',
            title: t('ui.actions'),
            cell: (object) => (
              <Button
                icon="refresh"
                aria-label={t('deleted.restore_of', { name: object.name })}
                disabled={restore.isPending}
                onClick={() => restore.mutate(object)}
              >
                {t('deleted.restore')}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
