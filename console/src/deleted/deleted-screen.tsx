import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { useChange } from '../api/use-change';
import { RecordField } from '../records/record-field';
import { PROJECTS } from '../records/record-sources';
import { Button } from '../ui/button';
import { SelectField } from '../ui/field';
import { Page, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty, ErrorNotice } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { useToast } from '../ui/toast';
import { type DeletedObject, type DeletedPlace, readDeleted, restoreDeleted } from './deleted-kinds';
import { type DeletedKind, KINDS } from './deleted-search';
import { useDeletedText } from './use-deleted-text';

/** Deleted objects of each kind, which can be restored. */
export function DeletedScreen() {
  const t = useDeletedText();
  const { client } = useApi();
  const { kind = 'projects', project, page = 1 } = useSearch({ from: '/deleted' });
  const navigate = useNavigate({ from: '/deleted' });
  const isWithoutProject = kind === 'tasks' && project === undefined;
  const place = { kind, project };
  const read = useQuery({
    queryKey: ['deleted', place, page],
    queryFn: ({ signal }) => readDeleted(client.call, place, page, signal),
    enabled: !isWithoutProject,
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
        {kind === 'tasks' ? (
          <ProjectOfTasks
            project={project}
            onChoose={(chosen) => void navigate({ search: { kind, project: chosen } })}
          />
        ) : undefined}
      </Row>
      {kind === 'webhooks' ? <p>{t('deleted.about_webhooks')}</p> : undefined}
      {isWithoutProject ? (
        <Empty title={t('deleted.choose_project')}>{t('deleted.choose_project_about')}</Empty>
      ) : (
        <Loaded of={read}>
          {({ objects, meta }) =>
            meta.total === 0 ? (
              <Empty title={t('deleted.none')}>{t('deleted.none_about')}</Empty>
            ) : (
              <Stack>
                <Objects key={kind} place={place} objects={objects} />
                <Pager meta={meta} onPage={(to) => void navigate({ search: (before) => ({ ...before, page: to }) })} />
              </Stack>
            )
          }
        </Loaded>
      )}
    </Page>
  );
}

/** The API lists deleted tasks of one project. */
function ProjectOfTasks({ project, onChoose }: { project: string | undefined; onChoose: (project: string) => void }) {
  const t = useDeletedText();
  return (
    <RecordField
      label={t('deleted.project')}
      source={PROJECTS}
      value={project ?? ''}
      onChange={onChoose}
      canClear={false}
    />
  );
}

function Objects({ place, objects }: { place: DeletedPlace; objects: readonly DeletedObject[] }) {
  const t = useDeletedText();
  const toast = useToast();
  const restore = useChange(
    (client, { id }: DeletedObject) => restoreDeleted(client.call, place, id),
    (_result, { name }) => toast(t('deleted.restored', { name })),
  );
  return (
    <>
      {restore.error ? <ErrorNotice error={restore.error} /> : undefined}
      <Table
        label={t(`deleted.${place.kind}`)}
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
