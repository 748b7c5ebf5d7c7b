import { useChange } from '../api/use-change';
import { Badge } from '../ui/badge';
import { Button, IconButton } from '../ui/button';
import { Card, Quiet } from '../ui/layout';
import { Empty, ErrorNotice } from '../ui/notice';
import { SortableList } from '../ui/sortable-list';
import type { Funnel, FunnelStep } from './funnel-api';
import styles from './funnels.module.css';
import type { FunnelSearch } from './funnels-search';
import { useFunnelsText } from './use-funnels-text';

const ORDER = '/api/management/funnels/{funnel}/steps/order';

/** The steps of a funnel. A new order is stored at once. */
export function StepsCard({ funnel, onShow }: { funnel: Funnel; onShow: (search: FunnelSearch) => void }) {
  const t = useFunnelsText();
  const order = useChange(
    // The API rejects a list without all steps, so the order needs no version.
    (client, steps: readonly FunnelStep[]) =>
      client.call('put', ORDER, { path: { funnel: funnel.id }, body: { step_ids: steps.map(({ id }) => id) } }),
    undefined,
    `order.${funnel.id}`,
  );
  const add = (
    <Button icon="plus" onClick={() => onShow({ dialog: 'add' })}>
      {t('step.add')}
    </Button>
  );
  return (
    <Card title={t('funnels.steps')} actions={add}>
      {order.error ? <ErrorNotice error={order.error} /> : undefined}
      {funnel.steps.length === 0 ? (
        <Empty title={t('funnels.no_steps')}>{t('funnels.no_steps_about')}</Empty>
      ) : (
        <>
          <Quiet>{t('funnels.steps_about')}</Quiet>
          <SortableList
            label={t('funnels.steps')}
            items={order.isPending ? order.variables : funnel.steps}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            onOrder={(steps) => order.mutate(steps)}
            tools={(step) => <StepTools step={step} isDisabled={order.isPending} onShow={onShow} />}
          >
            {(step, index) => <StepSummary step={step} number={index + 1} />}
          </SortableList>
        </>
      )}
    </Card>
  );
}

interface StepToolsProps {
  readonly step: FunnelStep;
  /** While a new order is saved, the funnel gets another version, on which an edit must be based. */
  readonly isDisabled: boolean;
  readonly onShow: (search: FunnelSearch) => void;
}

function StepTools({ step: { id, name }, isDisabled, onShow }: StepToolsProps) {
  const t = useFunnelsText();
  return (
    <>
      <IconButton
        icon="edit"
        label={t('step.edit_of', { name })}
        disabled={isDisabled}
        onClick={() => onShow({ step: id })}
      />
      <IconButton
        icon="play"
        label={t('step.attachments_of', { name })}
        disabled={isDisabled}
        onClick={() => onShow({ step: id, dialog: 'attachments' })}
      />
      <IconButton
        icon="trash"
        label={t('step.delete_of', { name })}
        disabled={isDisabled}
        onClick={() => onShow({ step: id, dialog: 'delete' })}
      />
    </>
  );
}

function StepSummary({ step, number }: { step: FunnelStep; number: number }) {
  const t = useFunnelsText();
  const { wip_limit: limit, late_after_hours: late, form_ids: forms, required_field_ids: required } = step;
  const reachable = step.reachable_step_ids;
  const chips = [
    limit === null ? '' : t('step.chip_limit', { count: limit }),
    late === null ? '' : t('step.chip_late', { count: late }),
    forms.length === 0 ? '' : t('step.chip_forms', { count: forms.length }),
    required.length === 0 ? '' : t('step.chip_required', { count: required.length }),
    reachable === null ? '' : t('step.chip_reachable', { count: reachable.length }),
  ].filter(Boolean);
  return (
    <div className={styles['summary']}>
      <span className={styles['name']}>
        <span className={styles['number']}>{number}</span>
        {step.name}
      </span>
      <span className={styles['chips']}>
        {chips.length === 0 ? <Quiet>{t('step.chip_none')}</Quiet> : undefined}
        {chips.map((chip) => (
          <Badge key={chip}>{chip}</Badge>
        ))}
      </span>
    </div>
  );
}
