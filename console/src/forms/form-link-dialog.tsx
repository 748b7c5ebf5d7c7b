import type { ReactNode } from 'react';
import { useState } from 'react';
import { fieldErrors } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { CreateDialog } from '../edit/create-dialog';
import { RecordField } from '../records/record-field';
import type { RecordSource } from '../records/record-sources';
import { Stack } from '../ui/layout';
import { SharedLink } from '../ui/shared-link';

const GENERATE = '/api/management/dynamic-forms/pivot-accessor/url-generate';

interface FormLinkDialogProps {
  readonly title: string;
  readonly about: ReactNode;
  /** Text of the button that creates the link. */
  readonly create: string;
  readonly open: string;
  readonly copy: string;
  /** The record that the user chooses: the project of a form, or the form of a project. */
  readonly record: { readonly label: string; readonly source: RecordSource; readonly errorsOf: string };
  readonly linkOf: (record: string) => { readonly form: number; readonly project: string };
  readonly validSeconds: number;
  readonly onClose: () => void;
}

/** Creates a link with which a form is answered once for a project. */
export function FormLinkDialog({ title, about, record, linkOf, validSeconds, onClose, ...texts }: FormLinkDialogProps) {
  const [chosen, setChosen] = useState('');
  const create = useChange((client, _: undefined) => {
    const { form, project } = linkOf(chosen);
    const accessor = { type: 'project_form', project_id: project } as const;
    return client.call('post', GENERATE, { body: { form_id: form, accessor, expires_in: validSeconds } });
  });
  const url = create.data?.urls[0]?.url;
  const link =
    url === undefined ? undefined : (
      <Stack>
        <p>{about}</p>
        <SharedLink url={url} openLabel={texts.open} copyLabel={texts.copy} />
      </Stack>
    );
  return (
    <CreateDialog
      title={title}
      onClose={onClose}
      create={create}
      label={texts.create}
      isComplete={chosen !== ''}
      secret={link}
    >
      <p>{about}</p>
      <RecordField
        label={record.label}
        source={record.source}
        value={chosen}
        onChange={setChosen}
        errors={fieldErrors(create.error, record.errorsOf)}
      />
    </CreateDialog>
  );
}
