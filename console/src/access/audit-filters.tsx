import { useNavigate } from '@tanstack/react-router';
import { RecordInput } from '../records/record-input';
import { USERS } from '../records/record-sources';
import { Button } from '../ui/button';
import { SelectField, TextField } from '../ui/field';
import { Row } from '../ui/layout';
import { useDelayed } from '../ui/use-delayed';
import { type AccessSearch, auditFilter, SUBJECT_KINDS } from './access-search';
import styles from './audit-filters.module.css';
import { useAuditText } from './use-audit-text';

export function AuditFilters({ search }: { search: AccessSearch }) {
  const t = useAuditText();
  const navigate = useNavigate({ from: '/access' });
  const change = (more: Partial<Record<keyof AccessSearch, string | undefined>>) => {
    void navigate({ search: { ...search, page: undefined, ...more } as AccessSearch });
  };
  return (
    <div className={styles['filters']}>
      <SelectField
        label={t('audit.kind')}
        value={search.kind ?? ''}
        onChange={(event) => change({ kind: event.target.value || undefined })}
      >
        <option value="">{t('ui.all')}</option>
        {SUBJECT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`audit.kind_${kind}`)}
          </option>
        ))}
      </SelectField>
      <div>
        <div className={styles['label']}>{t('ui.by')}</div>
        <RecordInput
          label={t('ui.by')}
          source={USERS}
          value={search.actor}
          onChange={(actor) => change({ actor: String(actor) })}
        />
      </div>
      <TypedFilter label={t('audit.from')} type="date" text={search.from} onText={(from) => change({ from })} />
      <TypedFilter label={t('audit.to')} type="date" text={search.to} onText={(to) => change({ to })} />
      <TypedFilter
        label={t('audit.cause')}
        placeholder={t('audit.cause_about')}
        text={search.cause}
        onText={(cause) => change({ cause })}
      />
      <Row>
        {Object.keys(auditFilter(search)).length > 0 ? (
          <Button icon="close" onClick={() => void navigate({ search: { tab: 'audit' } })}>
            {t('projects.clear_filters')}
          </Button>
        ) : undefined}
      </Row>
    </div>
  );
}

interface TypedFilterProps {
  readonly label: string;
  readonly type?: 'date';
  readonly placeholder?: string;
  readonly text: string | undefined;
  readonly onText: (text: string | undefined) => void;
}

function TypedFilter({ text = '', onText, ...field }: TypedFilterProps) {
  const typed = useDelayed(text, (next) => onText(next.trim() || undefined));
  return <TextField {...field} value={typed.value} onChange={(event) => typed.set(event.target.value)} />;
}
