import type { Activity } from '@trackway/client';
import { useLanguage } from '../text/text-context';
import { Card, Facts, Quiet } from '../ui/layout';
import { Meter } from '../ui/meter';
import { useNumber } from '../ui/money';
import { formatBytes } from './activity';
import { useActivityText } from './use-activity-text';

/** Where the projects of this tenant are searched, and the memory of their index. */
export function MemoryCard({ memory }: { memory: Activity['search_memory'] }) {
  const t = useActivityText();
  const { locale } = useLanguage();
  const number = useNumber();
  const { state, projects, bytes, limit_bytes: limit } = memory;
  const [used, available] = [formatBytes(bytes, locale), formatBytes(limit, locale)];
  return (
    <Card title={t('activity.memory')}>
      <Quiet>{t('activity.memory_about')}</Quiet>
      <Facts
        of={[
          [t('activity.state'), t(`activity.${state}`)],
          [t('activity.projects'), number(projects)],
        ]}
      />
      {limit > 0 ? (
        <Meter
          label={t('activity.used')}
          value={bytes}
          max={limit}
          text={t('activity.used_of', { used, limit: available })}
        />
      ) : undefined}
    </Card>
  );
}
