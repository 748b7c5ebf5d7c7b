import { xmlTags } from '../xml/tags';

export interface Relationship {
  readonly id: string;
  /** Last segment of the type URI, which is the same in transitional and strict workbooks: `worksheet`, `styles` … */
  readonly type: string;
  /** A part's path inside the archive. */
  readonly target: string;
}

/** The relationships of a part to other parts of the archive, without external links. */
export function parseRelationships(bytes: Buffer, part: string, folder: string): Relationship[] {
  const relationships: Relationship[] = [];
  for (const tag of xmlTags(bytes, part)) {
    if (tag.name !== 'Relationship' || tag.closing) continue;
    const attributes = tag.attributes();
    if (attributes.get('TargetMode') === 'External') continue;
    relationships.push({
      id: attributes.get('Id') ?? '',
      type: attributes.get('Type')?.split('/').at(-1) ?? '',
      target: resolve(folder, attributes.get('Target') ?? ''),
    });
  }
  return relationships;
}

/** `xl/worksheets` + `../styles.xml` → `xl/styles.xml`; a leading slash means the root of the archive. */
function resolve(folder: string, target: string): string {
  const path: string[] = target.startsWith('/') ? [] : folder.split('/');
  for (const segment of target.replaceAll('\\', '/').split('/')) {
    if (segment === '..') path.pop();
    else if (segment !== '' && segment !== '.') path.push(segment);
  }
  return path.filter((segment) => segment !== '').join('/');
}
