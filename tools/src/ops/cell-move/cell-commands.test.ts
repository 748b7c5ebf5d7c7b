import { settingsOfNode } from './cell-commands';

describe('the environment of the commands of cells', () => {
  it('has the certificate authority of the databases, and no settings of a move', () => {
    const env = { PATH: '/bin', NODE_EXTRA_CA_CERTS: '/ca.crt', POSTGRES_URL: 'postgres://source', KAFKA_BROKERS: 'k' };

    expect(settingsOfNode(env)).toEqual({ PATH: '/bin', NODE_EXTRA_CA_CERTS: '/ca.crt' });
  });
});
