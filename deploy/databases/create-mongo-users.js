// Run by mongosh as an administrator: makes a server that is alone a replica set of one, without which there are no
// transactions, and the user of each service, who may read and write that service's database and nothing else.
// FORMS_PASSWORD and CHANNELS_PASSWORD are taken from the environment; MONGO_MEMBER (host:port) only for a new set.

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
