import { useText } from '../text/text-context';
import { Button } from './button';
import styles from './layout.module.css';
import { useNumber } from './money';
import type { PageMeta } from './page-meta';

export function Pager({ meta, onPage }: { meta: PageMeta; onPage: (page: number) => void }) {
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
