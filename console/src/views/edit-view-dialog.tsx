import type { View } from '@trackway/client';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { EditForm, textProps } from '../edit/edit-form';
import { ReadDialog } from '../edit/read-dialog';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { shownColumns } from '../projects/project-columns';
import type { ProjectsSearch } from '../projects/projects-search';
import { useText } from '../text/text-context';
import { CheckBox, TextField } from '../ui/field';
import { viewOf } from './view-search';

const PATH = '/api/management/views/{view}';

interface ViewDraft {
  readonly [field: string]: string | boolean;
  readonly name: string;
  readonly shared: boolean;
}

export function EditViewDialog(props: { view: string; search: ProjectsSearch; onClose: () => void }) {
  const t = useText();
  const read = useRead(PATH, { path: { view: props.view } });
  return (
    <ReadDialog title={t('views.edit')} of={read} onClose={props.onClose}>
      {({ view }) => <ViewForm {...props} view={view} />}
    </ReadDialog>
  );
}

function ViewForm({ view, search, onClose }: { view: View; search: ProjectsSearch; onClose: () => void }) {
  const t = useText();
  const [isReplacing, setReplacing] = useState(false);
  const path = { view: view.id };
  const edit = useEdit<ViewDraft>({
    path: `/api/management/views/${view.id}`,
    first: draftOf(view),
    read: async (client) => draftOf((await client.call('get', PATH, { path })).view),
    write: (client, { name, shared }, options) => {
      const body = {
        ...(name === undefined ? {} : { name }),
        ...(shared === undefined ? {} : { visibility: shared ? ('shared' as const) : ('private' as const) }),
        ...(isReplacing ? viewOf(search, shownColumns(search.columns)) : {}),
      };
      return client.call('patch', PATH, { path, body }, options);
    },
    onDone: useSaved(onClose),
  });
  const labels = { name: t('ui.name'), shared: t('views.share') };
  return (
    <EditForm title={t('views.edit')} edit={edit} labels={labels} onClose={onClose}>
      <TextField label={labels.name} required {...textProps(edit, 'name')} />
      <CheckBox
        label={labels.shared}
        checked={edit.draft.shared}
        onChange={(event) => edit.set('shared', event.target.checked)}
      />
      <CheckBox
        label={t('views.replace')}
        checked={isReplacing}
        onChange={(event) => setReplacing(event.target.checked)}
      />
    </EditForm>
  );
}

function draftOf({ name, visibility }: View): ViewDraft {
  return { name, shared: visibility === 'shared' };
}
