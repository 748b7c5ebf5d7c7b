import { useNavigate } from '@tanstack/react-router';
import { RecordField } from '../records/record-field';
import { PROJECTS } from '../records/record-sources';
import { Card } from '../ui/layout';
import { useAuditText } from './use-audit-text';

/** Leads to the history of a project, which answers who changed one of its fields. */
export function HistoryHint() {
  const t = useAuditText();
  const navigate = useNavigate();
  return (
    <Card title={t('audit.projects')}>
      <p>{t('audit.projects_about')}</p>
      <RecordField
        label={t('audit.projects_choose')}
        source={PROJECTS}
        value=""
        onChange={(project) =>
          void navigate({ to: '/projects/$project', params: { project }, search: { tab: 'history' } })
        }
      />
    </Card>
  );
}
