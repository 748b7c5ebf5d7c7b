import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../api/api-context';
import { loadRelation } from '../api/relations';
import { Card } from '../ui/layout';
import { Picker } from '../ui/picker';
import { useAuditText } from './use-audit-text';

const PROJECTS = '/api/management/projects';

/** Leads to the history of a project, which answers who changed one of its fields. */
export function HistoryHint() {
  const t = useAuditText();
  const navigate = useNavigate();
  const { client } = useApi();
  return (
    <Card title={t('audit.projects')}>
      <p>{t('audit.projects_about')}</p>
      <Picker
        label={t('audit.projects_choose')}
        source={PROJECTS}
        load={loadRelation(client.call, PROJECTS, 'entries')}
        chosen=""
        onChoose={({ value }) =>
          void navigate({
            to: '/projects/$project',
            params: { project: String(value) },
            search: { tab: 'history' },
          })
        }
      />
    </Card>
  );
}
