import { useNavigate } from '@tanstack/react-router';
import { errorsBelow } from '../api/error-facts';
import { CreateDialog } from '../edit/create-dialog';
import { textProps } from '../edit/edit-form';
import { useNew } from '../edit/use-new';
import { TextArea, TextField } from '../ui/field';
import { useToast } from '../ui/toast';
import { FUNNELS_PATH } from './funnel-api';
import { stepsOfText } from './step-draft';
import { useFunnelsText } from './use-funnels-text';

interface NewFunnel extends Readonly<Record<string, unknown>> {
  readonly name: string;
  /** One step on each line. */
  readonly steps: string;
}

/** Creates a funnel with its steps, and opens it. */
export function CreateFunnelDialog({ onClose }: { onClose: () => void }) {
  const t = useFunnelsText();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useNew<NewFunnel, { readonly funnel: { readonly id: string } }>({
    first: { name: '', steps: t('funnels.steps_example') },
    write: (client, { name, steps }) =>
      client.call('post', FUNNELS_PATH, { body: { name, steps: stepsOfText(steps) } }),
    onDone: ({ funnel: { id } }) => {
      toast(t('funnels.created'));
      void navigate({ to: '/funnels/$funnel', params: { funnel: id } });
    },
  });
  const { draft, error, create } = form;
  return (
    <CreateDialog title={t('funnels.create')} onClose={onClose} create={create} isComplete={draft.name.trim() !== ''}>
      <TextField label={t('ui.name')} required maxLength={255} {...textProps(form, 'name')} />
      <TextArea
        label={t('funnels.steps')}
        hint={t('funnels.steps_hint')}
        rows={5}
        {...textProps(form, 'steps')}
        errors={errorsBelow(error, 'steps')}
      />
    </CreateDialog>
  );
}
