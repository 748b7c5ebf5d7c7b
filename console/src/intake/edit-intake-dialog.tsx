import { EditForm, textProps } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { TextField } from '../ui/field';
import { type IntakeLink, LINK, LINKS } from './intake-api';
import { draftOf, type IntakeDraft, updateBody } from './intake-draft';
import { IntakeFields, useIntakeLabels } from './intake-fields';
import { useIntakeText } from './use-intake-text';

export function EditIntakeDialog({ link, onClose }: { link: IntakeLink; onClose: () => void }) {
  const t = useIntakeText();
  const labels = useIntakeLabels();
  const path = { intake_link: link.id };
  const edit = useEdit<IntakeDraft>({
    path: `${LINKS}/${link.id}`,
    first: draftOf(link),
    read: async (client) => draftOf((await client.call('get', LINK, { path })).intake_link),
    write: (client, changes, options) => client.call('patch', LINK, { path, body: updateBody(changes) }, options),
    onDone: useSaved(onClose),
  });
  return (
    <EditForm title={t('intake.edit')} edit={edit} labels={labels} onClose={onClose}>
      <TextField label={labels.name} required maxLength={255} {...textProps(edit, 'name')} />
      <IntakeFields form={edit} />
    </EditForm>
  );
}
