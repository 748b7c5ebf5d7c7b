import { CreateDialog } from '../edit/create-dialog';
import { useNew } from '../edit/use-new';
import { SelectField } from '../ui/field';
import { useToast } from '../ui/toast';
import type { Funnel } from './funnel-api';
import { NEW_STEP, type StepDraft, stepBody } from './step-draft';
import { StepFields } from './step-fields';
import { useFunnelsText } from './use-funnels-text';

const STEPS = '/api/management/funnels/{funnel}/steps';

interface NewStep extends StepDraft {
  /** Index of the step before which it is inserted, or empty. */
  readonly position: string;
}

export function AddStepDialog({ funnel, onClose }: { funnel: Funnel; onClose: () => void }) {
  const t = useFunnelsText();
  const toast = useToast();
  const form = useNew<NewStep, unknown>({
    first: { ...NEW_STEP, position: '' },
    write: (client, { position, ...draft }) => {
      const at = position === '' ? {} : { position: Number(position) };
      const body = { ...stepBody(draft), name: draft.name, ...at };
      return client.call('post', STEPS, { path: { funnel: funnel.id }, body });
    },
    onDone: () => {
      toast(t('step.added'));
      onClose();
    },
  });
  const { draft, set, create } = form;
  return (
    <CreateDialog title={t('step.add')} onClose={onClose} create={create} isComplete={draft.name.trim() !== ''}>
      <StepFields form={form} others={funnel.steps} />
      {funnel.steps.length === 0 ? undefined : (
        <SelectField
          label={t('step.position')}
          value={draft.position}
          onChange={(event) => set('position', event.target.value)}
        >
          <option value="">{t('step.position_end')}</option>
          {funnel.steps.map(({ id, name, position }) => (
            <option key={id} value={position}>
              {t('step.position_before', { name })}
            </option>
          ))}
        </SelectField>
      )}
    </CreateDialog>
  );
}
