import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../api/use-read';
import { Button } from '../ui/button';
import { Page, Quiet, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { Empty } from '../ui/notice';
import { Pager } from '../ui/pager';
import { Table } from '../ui/table';
import { Time } from '../ui/time';
import { CreateFunnelDialog } from './create-funnel-dialog';
import { FUNNELS_PATH, type Funnel } from './funnel-api';
import { useFunnelsText } from './use-funnels-text';

/** Funnels with their steps. */
export function FunnelsScreen() {
  const t = useFunnelsText();
  const { page, create } = useSearch({ from: '/funnels' });
  const navigate = useNavigate({ from: '/funnels' });
  const read = useRead(FUNNELS_PATH, { query: page ? { page } : {} }, { keepPrevious: true });
  const button = (
    <Button
      icon="plus"
      look="primary"
      onClick={() => void navigate({ search: (before) => ({ ...before, create: true }) })}
    >
      {t('funnels.create')}
    </Button>
  );
  return (
    <Page title={t('nav.funnels')} about={t('funnels.about')} actions={button}>
      {create ? (
        <CreateFunnelDialog
          onClose={() => void navigate({ search: ({ create: _, ...rest }) => rest, replace: true })}
        />
      ) : undefined}
      <Loaded of={read}>
        {({ funnels, meta }) =>
          meta.total === 0 ? (
            <Empty title={t('funnels.none')}>{t('funnels.none_about')}</Empty>
          ) : (
            <Stack>
              <FunnelTable funnels={funnels} />
              <Pager meta={meta} onPage={(to) => void navigate({ search: { page: to } })} />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

function FunnelTable({ funnels }: { funnels: readonly Funnel[] }) {
  const t = useFunnelsText();
  return (
    <Table
      label={t('nav.funnels')}
      rows={funnels}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('ui.name'),
          cell: ({ id, name }) => (
            <Link to="/funnels/$funnel" params={{ funnel: id }}>
              {name}
            </Link>
          ),
        },
        {
          key: 'steps',
          title: t('funnels.steps'),
          cell: ({ steps }) => steps.map(({ name }) => name).join(' → ') || <Quiet>{t('ui.none')}</Quiet>,
        },
        { key: 'updated', title: t('ui.updated'), cell: ({ updated_at: at }) => <Time at={at} relative /> },
        {
          key: 'board',
          title: t('nav.boards'),
          cell: ({ id }) => (
            <Link to="/boards" search={{ funnel: id }}>
              {t('funnels.open_board')}
            </Link>
          ),
        },
      ]}
    />
  );
}
