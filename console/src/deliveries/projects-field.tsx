import { RecordField } from '../records/record-field';
import { PROJECTS } from '../records/record-sources';
import { useText } from '../text/text-context';
import { Button, IconButton } from '../ui/button';
import { FieldErrors } from '../ui/field';
import { Quiet } from '../ui/layout';
import styles from './webhook-fields.module.css';

interface ProjectsFieldProps {
  readonly label: string;
  readonly errors: readonly string[] | undefined;
  /** Ids. An empty one is a row in which no project is chosen yet. */
  readonly value: readonly string[];
  readonly onChange: (projects: readonly string[]) => void;
}

/** Limits events to some projects. Without any, events of all projects are sent. */
export function ProjectsField({ label, errors, value, onChange }: ProjectsFieldProps) {
  const t = useText();
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      {value.length === 0 ? <Quiet>{t('deliveries.all_projects')}</Quiet> : undefined}
      {value.map((project, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A row has no identity until its project is chosen.
        <div key={index} className={styles['project']}>
          <RecordField
            label={t('deliveries.project')}
            source={PROJECTS}
            value={project}
            onChange={(chosen) => onChange(value.with(index, chosen))}
            canClear={false}
          />
          <IconButton
            icon="close"
            label={t('deliveries.remove_project', { number: index + 1 })}
            onClick={() => onChange(value.toSpliced(index, 1))}
          />
        </div>
      ))}
      <FieldErrors of={errors} />
      <div>
        <Button icon="plus" onClick={() => onChange([...value, ''])}>
          {t('deliveries.add_project')}
        </Button>
      </div>
    </fieldset>
  );
}
