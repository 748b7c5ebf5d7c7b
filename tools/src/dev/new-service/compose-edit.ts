import type { Edit } from './code-edits';
import { insertAfter, insertBefore } from './insert';
import type { NewService } from './new-service';

/** Adds a service without files, its migrations, and the passwords of its roles to docker-compose.yml. */
export const composeEdit: Edit = (text, service) => {
  const { name } = service;
  const upper = name.toUpperCase();
  const withGateway = insertBefore(
    insertAfter(
      service.store === 'postgres' ? withConnections(text) : text,
      '      CHANNELS_URL: http://channels:8080\n',
      `      ${upper}_URL: http://${name}:8080\n`,
    ),
    '      redis: { condition: service_started }',
    `      ${name}: { condition: service_healthy }\n`,
  );
  const anchor = '  # Commands of operations:';
  return insertBefore(withPasswords(withGateway, service), anchor, serviceText(service));
};

/** Two replicas of the service with ten connections each, and their probes. */
function withConnections(text: string): string {
  return text.replace(/max_connections=(\d+)/, (_, count) => `max_connections=${Number(count) + 25}`);
}

function withPasswords(text: string, { name, store }: NewService): string {
  const upper = name.toUpperCase();
  if (store === 'mongo') {
    const line = `      ${upper}_PASSWORD: \${MONGO_${upper}_PASSWORD}\n`;
    return insertBefore(text, '      OPS_PASSWORD: ', line);
  }
  const lines = ['OWNER', 'APP'].map((role) => `      ${upper}_${role}_PASSWORD: \${${upper}_${role}_PASSWORD}\n`);
  return insertBefore(text, '      TRACKWAY_OPS_PASSWORD: ', lines.join(''));
}

function serviceText({ name, store }: NewService): string {
  const upper = name.toUpperCase();
  const required = ':?run deploy/compose/make-env.sh';
  const mongodb = `&${name}-mongodb mongodb://${name}:\${MONGO_${upper}_PASSWORD${required}}@mongo:27017/${name}?replicaSet=trackway`;
  const url = (role: string) =>
    `postgres://${name}_${role}:\${${upper}_${role.toUpperCase()}_PASSWORD${required}}@postgres:5432/${name}`;
  const [setting, migrations] =
    store === 'mongo'
      ? [`MONGODB_URL: ${mongodb}`, `MONGODB_URL: *${name}-mongodb`]
      : [`POSTGRES_URL: ${url('app')}`, `MIGRATION_POSTGRES_URL: ${url('owner')}`];
  const after = store === 'mongo' ? '*after-mongo-users' : '*after-databases';
  return `  ${name}:
    <<: *service
    image: &${name}-image trackway/${name}:\${TRACKWAY_VERSION:-1.0.0}
    build: { <<: *build, args: { SERVICE: ${name} } }
    volumes: ['./deploy/compose/identity/${name}:/etc/trackway/identity:ro']
    environment:
      <<: *inner-settings
      ${setting}
    depends_on:
      ${name}-migrations: { condition: service_completed_successfully }

  ${name}-migrations:
    <<: *migrations
    image: *${name}-image
    command: *migrate-${store}
    environment:
      ${migrations}
    depends_on: ${after}

`;
}
