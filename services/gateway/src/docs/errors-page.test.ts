import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorsPage } from './errors-page';

const markdown = `# Errors

Every error has a \`message\`.

| status | code | cause | solution |
|---|---|---|---|
| 404 | \`<model>_model_not_found\` | no <object> | check the id |
| 409 | \`conflict\`, \`taken\` | \`x\` \\| y | retry |
`;

describe('the page of errors', () => {
  it('has an anchor for each code, and escapes text', () => {
    const html = errorsPage(markdown);

    expect([...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['model_not_found', 'conflict', 'taken']);
    expect(html).toContain('no &lt;object&gt;');
    expect(html).toContain('<code>x</code> | y');
  });

  it('contains the codes of the reference, without duplicate anchors', () => {
    const reference = readFileSync(join(__dirname, '..', '..', '..', '..', 'docs', 'reference', 'errors.md'), 'utf8');
    const ids = [...errorsPage(reference).matchAll(/id="([^"]+)"/g)].map(([, id]) => id);

    expect(ids).toEqual(expect.arrayContaining(['model_not_found', 'validation_errors', 'unknown_parameter']));
    expect(ids).toEqual([...new Set(ids)]);
  });
});
