import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../api/use-change';
import { RecordField } from '../records/record-field';
import { FORMS } from '../records/record-sources';
import { useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { SelectField } from '../ui/field';
import { Row, Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { ProgressBar } from '../ui/progress-bar';
import { DryRunResult } from './dry-run-result';
import { FileDrop } from './file-drop';
import { FileSuggestions } from './file-suggestions';
import styles from './import-dialog.module.css';
import { IMPORT_TYPES, type ImportPlan, isComplete, MODES, NO_PLAN, startImport } from './import-plan';

/** Choose a file, see what an import would do, adjust the mapping, then import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const [plan, setPlan] = useState<ImportPlan>(NO_PLAN);
  const [progress, setProgress] = useState<number>();
  const check = useChange((client, given: ImportPlan) => startImport(client, given, true, setProgress));
  const run = useChange(
    (client, given: ImportPlan) => startImport(client, given, false, setProgress),
    ({ id }) => void navigate({ to: '/transfers/$operation', params: { operation: id } }),
  );
  const change = (more: Partial<ImportPlan>) => setPlan((before) => ({ ...before, ...more }));
  const start = (action: typeof check) => {
    setProgress(undefined);
    for (const other of [check, run]) if (other.error) other.reset();
    action.mutate(plan);
  };
  const isBusy = check.isPending || run.isPending;
  // The result of an earlier plan does not apply to this one.
  const error = [check, run].find((one) => one.error && one.variables === plan)?.error;
  const checked = check.variables === plan ? check.data : undefined;
  const result = useRef<HTMLDivElement>(null);
  const hasResult = isBusy || checked !== undefined || error !== undefined;
  // Below many columns, it would not be seen.
  useEffect(() => {
    if (hasResult) result.current?.scrollIntoView({ block: 'start' });
  }, [hasResult]);
  return (
    <Dialog
      title={t('transfers.import')}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button disabled={!isComplete(plan) || isBusy} onClick={() => start(check)}>
            {t('transfers.dry_run')}
          </Button>
          <Button look="primary" disabled={!isComplete(plan) || isBusy} onClick={() => start(run)}>
            {t('transfers.start')}
          </Button>
        </>
      }
    >
      <FileDrop file={plan.file} onFile={(file) => change({ file, mapping: {}, text: {} })} />
      <PlanFields plan={plan} onChange={change} />
      {plan.file && isComplete(plan) ? (
        <FileSuggestions plan={{ ...plan, file: plan.file }} onChange={change} />
      ) : undefined}
      <div ref={result} className={styles['result']}>
        {isBusy ? <ProgressBar label={t('transfers.progress')} percentage={progress ?? 0} /> : undefined}
        {error ? <ErrorNotice error={error} /> : undefined}
        {checked ? <DryRunResult operation={checked} /> : undefined}
      </div>
    </Dialog>
  );
}

/** The form whose answers the rows contain. */
function FormField({ formId, onForm }: { formId: number | undefined; onForm: (formId: number) => void }) {
  const t = useText();
  return (
    <RecordField
      label={t('transfers.form')}
      source={FORMS}
      value={formId === undefined ? '' : String(formId)}
      onChange={(id) => onForm(Number(id))}
      canClear={false}
    />
  );
}

function PlanFields({ plan, onChange }: { plan: ImportPlan; onChange: (more: Partial<ImportPlan>) => void }) {
  const t = useText();
  return (
    <Stack>
      <Row>
        <SelectField
          label={t('transfers.type')}
          value={plan.type}
          onChange={(event) => onChange({ type: event.target.value as ImportPlan['type'], mapping: {} })}
        >
          {IMPORT_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`transfers.type_${type}`)}
            </option>
          ))}
        </SelectField>
        {plan.type === 'form_answer' ? (
          <FormField formId={plan.formId} onForm={(formId) => onChange({ formId, mapping: {} })} />
        ) : undefined}
        <SelectField
          label={t('transfers.mode')}
          value={plan.mode}
          onChange={(event) => onChange({ mode: event.target.value as ImportPlan['mode'] })}
        >
          {MODES.map((mode) => (
            <option key={mode} value={mode}>
              {t(`transfers.mode_${mode}`)}
            </option>
          ))}
        </SelectField>
      </Row>
    </Stack>
  );
}
