import type { FunnelAssignment } from '@trackway/client';
import { errorsBelow, fieldErrors } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { CreateDialog } from '../edit/create-dialog';
import { EditForm, textProps } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useNew } from '../edit/use-new';
import { useSaved } from '../edit/use-saved';
import { PLACE } from '../moves/move-request';
import { RecordField } from '../records/record-field';
import { FUNNELS, TAGS, USERS } from '../records/record-sources';
import { RecordsField } from '../records/records-field';
import { useStateText } from '../ui/badge';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { SelectField, TextField } from '../ui/field';
import { useToast } from '../ui/toast';
import { usePlacesText } from './use-places-text';

const STATUSES = ['open', 'won', 'lost', 'paused'] as const;
const SOURCES = { tag_ids: TAGS, executor_ids: USERS } as const;

interface PlaceDialogProps {
  readonly place: FunnelAssignment;
  readonly onClose: () => void;
}

interface PlaceDraft extends Readonly<Record<string, unknown>> {
  readonly status: FunnelAssignment['status'];
  /** Empty if there is none. */
  readonly forecast_date: string;
  readonly tag_ids: readonly string[];
  readonly executor_ids: readonly string[];
}

/** Adds the project to the first step of a funnel. */
export function AddToFunnelDialog({ project, onClose }: { project: string; onClose: () => void }) {
  const t = usePlacesText();
  const toast = useToast();
  const form = useNew<{ readonly funnel: string }, unknown>({
    first: { funnel: '' },
    write: (client, { funnel }) => client.call('post', PLACE, { path: { funnel, project }, body: {} }),
    onDone: () => {
      toast(t('places.added'));
      onClose();
    },
  });
  const { draft, set, error, create } = form;
  return (
    <CreateDialog
      title={t('places.add')}
      label={t('places.add')}
      onClose={onClose}
      create={create}
      isComplete={draft.funnel !== ''}
    >
      <RecordField
        label={t('places.funnel')}
        hint={t('places.add_about')}
        errors={fieldErrors(error, 'funnel')}
        source={FUNNELS}
        value={draft.funnel}
        onChange={(id) => set('funnel', id)}
      />
    </CreateDialog>
  );
}

/** Changes the status, the forecast, the tags and the executors of the project in a funnel. */
export function EditPlaceDialog({ place, onClose }: PlaceDialogProps) {
  const t = usePlacesText();
  const textOf = useStateText();
  const path = { funnel: place.funnel_id, project: place.project_id };
  const edit = useEdit<PlaceDraft>({
    path: `/api/management/funnels/${place.funnel_id}/projects/${place.project_id}`,
    first: draftOf(place),
    read: async (client) => draftOf((await client.call('get', PLACE, { path })).assignment),
    write: (client, { forecast_date: date, ...changes }, options) => {
      const body = { ...changes, ...(date === undefined ? {} : { forecast_date: date || null }) };
      return client.call('patch', PLACE, { path, body }, options);
    },
    onDone: useSaved(onClose),
  });
  const labels = {
    status: t('ui.status'),
    forecast_date: t('places.forecast'),
    tag_ids: t('project.tags'),
    executor_ids: t('places.executors'),
  };
  return (
    <EditForm title={t('places.edit')} edit={edit} labels={labels} sources={SOURCES} onClose={onClose}>
      <SelectField label={labels.status} {...textProps(edit, 'status')}>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {textOf(status)}
          </option>
        ))}
      </SelectField>
      <TextField label={labels.forecast_date} type="date" {...textProps(edit, 'forecast_date')} />
      {(['tag_ids', 'executor_ids'] as const).map((field) => (
        <RecordsField
          key={field}
          label={t(field === 'tag_ids' ? 'project.add_tag_ids' : 'places.add_executor')}
          errors={errorsBelow(edit.error, field)}
          source={SOURCES[field]}
          ids={edit.draft[field]}
          onChange={(ids) => edit.set(field, ids)}
        />
      ))}
    </EditForm>
  );
}

export function LeaveFunnelDialog({ place, name, onClose }: PlaceDialogProps & { readonly name: string }) {
  const t = usePlacesText();
  const toast = useToast();
  const leave = useChange(
    (client) => client.call('delete', PLACE, { path: { funnel: place.funnel_id, project: place.project_id } }),
    () => {
      toast(t('places.removed'));
      onClose();
    },
  );
  return (
    <ConfirmDialog title={t('places.remove_of', { name })} label={t('places.remove')} action={leave} onClose={onClose}>
      <p>{t('places.remove_about')}</p>
    </ConfirmDialog>
  );
}

function draftOf({ status, forecast_date: forecast, tag_ids, executor_ids }: FunnelAssignment): PlaceDraft {
  return { status, forecast_date: forecast ?? '', tag_ids, executor_ids };
}
