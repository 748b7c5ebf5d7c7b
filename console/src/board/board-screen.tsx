import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useAllFunnels } from '../api/use-all';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { buttonClass } from '../ui/button';
import { SelectField } from '../ui/field';
import { Page } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { LoadedScreen } from '../ui/loaded-screen';
import { Empty } from '../ui/notice';
import { Board } from './board';

const PER_PAGE = 100;
const LIVE_MS = 5_000;

/** A funnel as a board. The chosen funnel is in the URL. */
export function BoardScreen() {
  const t = useText();
  const { funnel } = useSearch({ from: '/boards' });
  return (
    <LoadedScreen of={useAllFunnels()} title={t('nav.boards')}>
      {(funnels) => {
        const chosen = funnel ?? funnels[0]?.id;
        return chosen === undefined ? <NoFunnels /> : <FunnelBoard funnel={chosen} funnels={funnels} />;
      }}
    </LoadedScreen>
  );
}

function NoFunnels() {
  const t = useText();
  return (
    <Page title={t('nav.boards')}>
      <Empty
        title={t('board.none')}
        action={
          <Link to="/funnels" search={{ create: true }} className={buttonClass('primary')}>
            {t('board.create')}
          </Link>
        }
      >
        {t('board.none_about')}
      </Empty>
    </Page>
  );
}

interface FunnelBoardProps {
  readonly funnel: string;
  /** All that exist. The shown one may be deleted. */
  readonly funnels: readonly { readonly id: string; readonly name: string }[];
}

function FunnelBoard({ funnel, funnels }: FunnelBoardProps) {
  const t = useText();
  const navigate = useNavigate({ from: '/boards' });
  const query = { perPage: PER_PAGE };
  const read = useRead('/api/management/funnels/{funnel}/board', { path: { funnel }, query }, { refetchMs: LIVE_MS });
  const listed = funnels.find(({ id }) => id === funnel);
  const name = listed?.name ?? read.data?.board.name ?? t('nav.boards');
  const choose = (
    <SelectField
      label={t('board.funnel')}
      value={funnel}
      onChange={(event) => void navigate({ search: { funnel: event.target.value } })}
    >
      {listed ? undefined : <option value={funnel}>{name}</option>}
      {funnels.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </SelectField>
  );
  return (
    <Page
      title={name}
      actions={
        <>
          {choose}
          <Link to="/funnels/$funnel" params={{ funnel }} className={buttonClass()}>
            {t('board.edit_funnel')}
          </Link>
        </>
      }
    >
      <Loaded of={read} lines={10}>
        {({ board }) => <Board key={funnel} board={board} />}
      </Loaded>
    </Page>
  );
}
