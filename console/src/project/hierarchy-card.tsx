import { Link } from '@tanstack/react-router';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { Card, Quiet } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import styles from './hierarchy-card.module.css';

interface Relative {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

/** The projects above and below, each one level deeper. */
export function HierarchyCard({ project }: { project: string }) {
  const t = useText();
  const read = useRead('/api/management/projects/{project}/hierarchy', { path: { project } });
  return (
    <Card title={t('project.hierarchy')}>
      <Loaded of={read} lines={2}>
        {({ hierarchy: { ancestors, project: self, descendants } }) => (
          <ul className={styles['tree']}>
            {ancestors.map((one, depth) => (
              <Branch key={one.id} of={one} depth={depth} />
            ))}
            <li style={{ '--depth': ancestors.length } as React.CSSProperties} aria-current="true">
              <strong>{self.name}</strong> <Quiet>{self.code}</Quiet>
            </li>
            {descendants.map((one) => (
              <Branch key={one.id} of={one} depth={ancestors.length + one.depth} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function Branch({ of: { id, name, code }, depth }: { of: Relative; depth: number }) {
  return (
    <li style={{ '--depth': depth } as React.CSSProperties}>
      <Link to="/projects/$project" params={{ project: id }}>
        {name}
      </Link>{' '}
      <Quiet>{code}</Quiet>
    </li>
  );
}
