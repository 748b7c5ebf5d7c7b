import { parseRelationships } from './relationships';

const parse = (xml: string) =>
  parseRelationships(Buffer.from(`<Relationships>${xml}</Relationships>`), 'rels', 'xl/sub');

describe('relationships', () => {
  it('resolve paths relative to their folder or from the root', () => {
    const found = parse(
      `<Relationship Id="a" Type="http://x/worksheet" Target="sheet.xml"/>` +
        `<Relationship Id='b' Type='http://x/styles' Target='../styles.xml'></Relationship>` +
        `<r:Relationship Id="c" Type="http://x/sharedStrings" Target="/xl/./sharedStrings.xml"/>`,
    );

    expect(found).toEqual([
      { id: 'a', type: 'worksheet', target: 'xl/sub/sheet.xml' },
      { id: 'b', type: 'styles', target: 'xl/styles.xml' },
      { id: 'c', type: 'sharedStrings', target: 'xl/sharedStrings.xml' },
    ]);
  });

  it('omit external targets, and never leave the archive', () => {
    const found = parse(
      `<Relationship Id="a" Type="t" Target="http://example.org/" TargetMode="External"/>` +
        `<Relationship Id="b" Type="t" Target="../../../../etc/passwd"/>`,
    );

    expect(found.map(({ target }) => target)).toEqual(['etc/passwd']);
  });
});
