import { factsOf, type ServiceName, serviceNames } from '@trackway/contracts';

const HEADER = `# Generated from packages/contracts/src/services.ts by npm run generate: the services, for scripts that run without Node.
# shellcheck shell=sh disable=SC2034`;

/** The text of deploy/services.sh. */
export function shellList(): string {
  const withStore = (store: string) => serviceNames.filter((name) => factsOf(name).store === store).join(' ');
  const readers = serviceNames.flatMap(readersOf).join('\n');
  return `${HEADER}
services='${serviceNames.join(' ')}'
postgres_services='${withStore('postgres')}'
mongo_services='${withStore('mongo')}'

# SERVICE: its read-only roles, each with the setting of its URL
readers_of() {
  case $1 in
${readers}
  esac
}
`;
}

function readersOf(name: ServiceName): string[] {
  const readers = factsOf(name).readers ?? [];
  const pairs = readers.map(({ setting, role }) => `${setting}=${role}`);
  return pairs.length === 0 ? [] : [`    ${name}) echo '${pairs.join(' ')}' ;;`];
}
