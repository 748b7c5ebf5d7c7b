import { type TextKey, useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Quiet, Row } from '../ui/layout';
import styles from './action-list.module.css';
import type { ShownAction } from './action-summary';

const TITLES: ReadonlyMap<string, TextKey> = new Map([
  ['then', 'rules.then'],
  ['else', 'rules.else'],
  ['actions', 'rules.each'],
]);

/** The actions of a rule with those that they contain, each with its place. */
export function ActionList({ of, path = '' }: { of: readonly ShownAction[]; path?: string }) {
  const t = useText();
  return (
    <ol className={styles['list']}>
      {of.map(({ type, name, text, lists }, index) => {
        const place = `${path}${index}`;
        return (
          <li key={place}>
            <Row>
              <Quiet>
                <code>{place}</code>
              </Quiet>
              <Badge>{type}</Badge>
              {name ? <code>{name}</code> : undefined}
              <span>{text}</span>
            </Row>
            {lists.map(([list, actions]) => (
              <div key={list} className={styles['inner']}>
                <Quiet>{t(TITLES.get(list) ?? 'ui.actions')}</Quiet>
                <ActionList of={actions} path={`${place}.${list}.`} />
              </div>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
