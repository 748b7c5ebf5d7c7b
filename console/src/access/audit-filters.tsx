import { useNavigate } from '@tanstack/react-router';
import { RecordInput } from '../records/record-input';
import { USERS } from '../records/record-sources';
import { Button } from '../ui/button';
import { SelectField, TextField } from '../ui/field';
import { Row } from '../ui/layout';
import { type AccessSearch, auditFilter, SUBJECT_KINDS } from './access-search';
import styles from './audit-filters.module.css';
import { useAuditText } from './use-audit-text';

export function AuditFilters({ search }: { search: AccessSearch }) {
  const t = useAuditText();
  const navigate = useNavigate({ from: '/access' });
  const change = (more: Partial<Record<keyof AccessSearch, string | undefined>>) => {
    void navigate({ search: { ...search, page: undefined, ...more } as AccessSearch });
  };
  const date = (name: 'from' | 'to') => ({
    type: 'date',
    value: search[name] ?? '',
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value || undefined }),
  });
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
      <TextField label={t('audit.from')} {...date('from')} />
      <TextField label={t('audit.to')} {...date('to')} />
      <TextField
        label={t('audit.cause')}
        value={search.cause ?? ''}
        placeholder={t('audit.cause_about')}
        onChange={(event) => change({ cause: event.target.value.trim() || undefined })}
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
