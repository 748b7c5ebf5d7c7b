import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, SERVICES } from './support/settings-of-code';

const FILES = [
  'docker-compose.yml',
  'docker-compose.observability.yml',
  'deploy/kubernetes/try/servers.yaml',
  'deploy/kubernetes/try/bucket.yaml',
  'deploy/kubernetes/try/load-pod.yaml',
  'deploy/helm/servers/values.yaml',
  'deploy/helm/trackway/values.yaml',
  'deploy/images/Dockerfile',
  'deploy/images/ops.Dockerfile',
  ...[...SERVICES, 'ops'].map((name) => `deploy/helm/${name}/values.yaml`),
];

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The images that a file uses. Images of Trackway have no version here. */
function imagesIn(file: string): string[] {
  const named = textOf(file).matchAll(
    /^\s*(?:image:|copyImage:|repository:|ARG NODE_IMAGE=)\s*(?:&\S+\s+)?([a-z][\w./-]*(?::\S+)?)$/gm,
  );
  return [...named].map(([, image]) => (image!.startsWith('trackway/') ? image!.replace(/:.*/, '') : image!));
}

it('deploy/images.txt lists exactly the images in use', () => {
  const listed = textOf('deploy/images.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  const named = new Set(FILES.flatMap(imagesIn));

  expect([...named].sort()).toEqual([...listed].sort());
});

it.each(['deploy/images/Dockerfile', 'deploy/images/ops.Dockerfile'])('.dockerignore has what %s copies', (file) => {
  const included = textOf('.dockerignore')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  const copied = [...textOf(file).matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .map((source) => source.replace(/\$\{SERVICE\}/, SERVICES[0]!))
    .filter((source) => source !== '.');

  const missing = copied.filter(
    (source) =>
      !included.some((path) => source === path || source.startsWith(`${path}/`) || path.startsWith(`${source}/`)),
  );

  expect(copied.length).toBeGreaterThan(3);
  expect(missing).toEqual([]);
});
