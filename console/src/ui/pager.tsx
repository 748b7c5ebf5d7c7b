import { useText } from '../text/text-context';
import { Button } from './button';
import styles from './layout.module.css';
import { useNumber } from './money';

interface Meta {
  readonly current_page: number;
  readonly last_page: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

export function Pager({ meta, onPage }: { meta: Meta; onPage: (page: number) => void }) {
  const t = useText();
  const number = useNumber();
  return (
    <nav className={styles['row']} aria-label={t('ui.pages')}>
      <span className={styles['quiet']}>
        {t('ui.range', { from: number(meta.from), to: number(meta.to), total: number(meta.total) })}
      </span>
      <Button icon="left" disabled={meta.current_page <= 1} onClick={() => onPage(meta.current_page - 1)}>
        {t('ui.previous')}
      </Button>
      <Button disabled={meta.current_page >= meta.last_page} onClick={() => onPage(meta.current_page + 1)}>
        {t('ui.next')}
      </Button>
    </nav>
  );
}
