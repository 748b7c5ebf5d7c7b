import { Client } from 'pg';
import { system } from './system';

/** Works on the database of a service of the running system, past all its walls: for what a test has to see or to break from behind. */
export async function inDatabase<T>(service: 'projects' | 'funnels', work: (client: Client) => Promise<T>): Promise<T> {
  const url = new URL(system.servers.postgres_url);
  url.pathname = `/${service}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
