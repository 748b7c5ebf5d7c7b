// For mongosh as an administrator: initiates a replica set of one member on a single server, which transactions
// require, and creates the user of each service with access to its own database only.
// Environment: <SERVICE>_PASSWORD of each service, such as FORMS_PASSWORD, and MONGO_MEMBER (host:port) for a new replica
// set. OPS_PASSWORD (optional) creates the user of trackway-ops, which reads and restores all databases.

function initiated() {
  try {
    return rs.status().ok === 1;
  } catch (error) {
    if (error.codeName === 'NotYetInitialized') return false;
    throw error;
  }
}

if (!initiated()) rs.initiate({ _id: 'trackway', members: [{ _id: 0, host: process.env.MONGO_MEMBER }] });
const deadline = Date.now() + 60_000;
while (!db.hello().isWritablePrimary) {
  if (Date.now() > deadline) throw new Error('The server did not become primary: see its log.');
  sleep(200);
}

for (const service of ['forms', 'channels']) {
  const pwd = process.env[`${service.toUpperCase()}_PASSWORD`];
  if (!pwd) throw new Error(`${service.toUpperCase()}_PASSWORD is not set.`);
  const database = db.getSiblingDB(service);
  const roles = [{ role: 'readWrite', db: service }];
  if (database.getUser(service)) database.updateUser(service, { pwd, roles });
  else database.createUser({ user: service, pwd, roles });
  print(`The user ${service} is there.`);
}

if (process.env.OPS_PASSWORD) {
  const admin = db.getSiblingDB('admin');
  const roles = ['readWriteAnyDatabase', 'dbAdminAnyDatabase'];
  if (admin.getUser('ops')) admin.updateUser('ops', { pwd: process.env.OPS_PASSWORD, roles });
  else admin.createUser({ user: 'ops', pwd: process.env.OPS_PASSWORD, roles });
  print('The user ops is there.');
}
