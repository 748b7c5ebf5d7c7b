import { useText } from '../text/text-context';
import { Badge } from '../ui/badge';
import { Row } from '../ui/layout';
import { SCOPE_AREAS } from './scopes';

/** Scopes in short: an area once, with what is allowed in it. */
export function ScopeList({ of }: { of: readonly string[] }) {
  const t = useText();
  if (of.includes('*')) return <Badge tone="warn">{t('access.all_scopes')}</Badge>;
  return (
    <Row>
      {SCOPE_AREAS.filter((area) => of.some((scope) => scope.startsWith(`${area}:`))).map((area) => (
        <Badge key={area} tone={of.includes(`${area}:write`) ? 'accent' : 'neutral'}>
          {area}: {t(of.includes(`${area}:write`) ? 'access.write' : 'access.read')}
        </Badge>
      ))}
    </Row>
  );
}
