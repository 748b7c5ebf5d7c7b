import { apiOf } from './api';
import { eventually } from './eventually';

const LISTS = ['/projects', '/forms', '/funnels', '/channels', '/spreadsheet-operations'];

/** A service that the previous test file has killed may still be starting. */
beforeAll(async () => {
  const api = apiOf();
  for (const path of LISTS) {
    await eventually(async () => expect((await api.get(path)).status).toBe(200), 90_000);
  }
}, 100_000);
