import type { View } from '@trackway/client';
import { type FormEvent, useId, useState } from 'react';
import { fieldErrors } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { shownColumns } from '../projects/project-columns';
import type { ProjectsSearch } from '../projects/projects-search';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { CheckBox, TextField } from '../ui/field';
import { Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { useToast } from '../ui/toast';
import { viewOf } from './view-search';

/** Saves the current filters, sorts and columns under a name. */
export function SaveViewDialog({
  search,
  onSaved,
  onClose,
}: {
  search: ProjectsSearch;
  onSaved: (view: View) => void;
  onClose: () => void;
}) {
  const t = useText();
  const toast = useToast();
  const form = useId();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const save = useChange(
    (client) => {
      const body = {
        name,
        visibility: isShared ? 'shared' : 'private',
        ...viewOf(search, shownColumns(search.columns)),
      } as const;
      return client.call('post', '/api/management/views', { body });
    },
    ({ view }) => {
      toast(t('ui.saved'));
      onSaved(view);
      onClose();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(undefined);
  };
  const errors = fieldErrors(save.error, 'name');
  return (
    <Dialog
      title={t('views.save')}
      onClose={onClose}
      footer={
        <Button look="primary" type="submit" form={form} disabled={name.trim() === '' || save.isPending}>
          {t('ui.save')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack>
          <p>{t('views.save_about')}</p>
          {save.error ? <ErrorNotice error={save.error} /> : undefined}
          <TextField
            label={t('ui.name')}
            errors={errors}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <CheckBox label={t('views.share')} checked={isShared} onChange={(event) => setShared(event.target.checked)} />
        </Stack>
      </form>
    </Dialog>
  );
}
