import { EditForm, textProps } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { TextField } from '../ui/field';
import { FUNNEL, type Funnel, funnelPath } from './funnel-api';
import { useFunnelsText } from './use-funnels-text';

interface FunnelDraft extends Readonly<Record<string, unknown>> {
  readonly name: string;
}

export function EditFunnelDialog({ funnel, onClose }: { funnel: Funnel; onClose: () => void }) {
  const t = useFunnelsText();
  const path = { funnel: funnel.id };
  const edit = useEdit<FunnelDraft>({
    path: funnelPath(funnel.id),
    first: { name: funnel.name },
    read: async (client) => ({ name: (await client.call('get', FUNNEL, { path })).funnel.name }),
    write: (client, body, options) => client.call('patch', FUNNEL, { path, body }, options),
    onDone: useSaved(onClose),
  });
  return (
    <EditForm title={t('funnels.edit')} edit={edit} labels={{ name: t('ui.name') }} onClose={onClose}>
      <TextField label={t('ui.name')} required maxLength={255} {...textProps(edit, 'name')} />
    </EditForm>
  );
}
