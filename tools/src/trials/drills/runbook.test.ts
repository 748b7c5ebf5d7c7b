import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../dev/servers/config';
import { parseSteps, readStep, runbookNames } from './runbook';

const PAGE = `# Page

1. First:

   \`\`\`bash cluster
   # List the pods
   kubectl get pods |
     sort
   \`\`\`

   \`\`\`yaml
   # Not a command
   \`\`\`

\`\`\`bash cluster
# Restart
kubectl rollout restart deployment/x
\`\`\`
`;

describe('the steps of a runbook', () => {
  it('are its blocks of commands, without the indentation of their list', () => {
    expect(parseSteps(PAGE)).toEqual([
      { title: 'List the pods', commands: '# List the pods\nkubectl get pods |\n  sort\n' },
      { title: 'Restart', commands: '# Restart\nkubectl rollout restart deployment/x\n' },
    ]);
  });

  it('have titles', () => {
    expect(() => parseSteps('```bash cluster\nkubectl get pods\n```\n')).toThrow('does not begin with its title');
  });

  it('are found by their title', () => {
    expect(readStep('api-fails', 'Releases').commands).toContain('helm history trackway');
    expect(() => readStep('api-fails', 'Wait')).toThrow('has no step "Wait", but: Errors by service');
  });
});

it.each(runbookNames())('the commands of the runbook %s are valid shell scripts with unique titles', (name) => {
  const page = readFileSync(join(REPOSITORY, 'docs', 'how-to', 'runbooks', `${name}.md`), 'utf8');
  const steps = parseSteps(page);

  const { stderr } = spawnSync('bash', ['-n'], {
    input: steps.map(({ commands }) => commands).join(''),
    encoding: 'utf8',
  });

  expect(stderr).toBe('');
  expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
});
