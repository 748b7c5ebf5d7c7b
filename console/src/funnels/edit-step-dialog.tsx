import { EditForm } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { type Funnel, type FunnelStep, funnelPath, STEP } from './funnel-api';
import { type StepDraft, stepBody, stepDraftOf } from './step-draft';
import { StepFields, useStepLabels } from './step-fields';
import { useFunnelsText } from './use-funnels-text';

interface EditStepProps {
  readonly funnel: Funnel;
  readonly step: FunnelStep;
  readonly onClose: () => void;
}

export function EditStepDialog({ funnel, step, onClose }: EditStepProps) {
  const t = useFunnelsText();
  const path = { step: step.id };
  const edit = useEdit<StepDraft>({
    // A step has the version of its funnel.
    path: funnelPath(funnel.id),
    first: stepDraftOf(step),
    read: async (client) => {
      await client.call('get', '/api/management/funnels/{funnel}', { path: { funnel: funnel.id } });
      return stepDraftOf((await client.call('get', STEP, { path })).step);
    },
    write: (client, changes, options) => client.call('patch', STEP, { path, body: stepBody(changes) }, options),
    onDone: useSaved(onClose),
  });
  return (
    <EditForm title={t('step.edit')} edit={edit} labels={useStepLabels()} onClose={onClose}>
      <StepFields form={edit} others={funnel.steps.filter(({ id }) => id !== step.id)} />
    </EditForm>
  );
}
