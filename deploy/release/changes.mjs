/** Unreleased changes: each is a file of `.changes` that names services and their version step. */
const SIZES = ['patch', 'minor', 'major'];
const HEAD = /^([a-z]+): (patch|minor|major)$/;

/** Parses a change file: lines of `service: step`, an empty line, the description. @throws Error if it is invalid. */
export function parseChange(name, text) {
  const [head = '', ...sentences] = text.trim().split('\n\n');
  const services = Object.fromEntries(
    head.split('\n').map((line) => {
      const [, service, size] = HEAD.exec(line) ?? [];
      if (!service) throw new Error(`.changes/${name}: "${line}" is not "service: patch", "minor" or "major".`);
      return [service, size];
    }),
  );
  const sentence = sentences.join('\n\n').trim();
  if (sentence === '') throw new Error(`.changes/${name} contains no sentence about the change.`);
  return { name, services, sentence };
}

/** The next version of a service, from all changes that name it. Undefined without changes. */
export function nextVersion(service, version, changes) {
  const sizes = changes.map(({ services }) => SIZES.indexOf(services[service] ?? '')).filter((size) => size >= 0);
  if (sizes.length === 0) return undefined;
  const numbers = version.split('.').map(Number);
  const position = 2 - Math.max(...sizes);
  return numbers.map((number, index) => (index < position ? number : index === position ? number + 1 : 0)).join('.');
}

/** The changelog entry of a release. */
export function changelogEntry(service, version, date, changes) {
  const own = changes.filter(({ services }) => services[service]);
  const lines = [...SIZES].reverse().flatMap((size) => own.filter(({ services }) => services[service] === size));
  return `## ${version} (${date})\n\n${lines.map(({ sentence }) => `- ${sentence.replaceAll('\n', '\n  ')}`).join('\n')}\n`;
}

/** The change file without a service that was released; undefined if no other service is named. */
export function withoutService({ services, sentence }, service) {
  const others = Object.entries(services).filter(([name]) => name !== service);
  if (others.length === 0) return undefined;
  return `${others.map(([name, size]) => `${name}: ${size}`).join('\n')}\n\n${sentence}\n`;
}
