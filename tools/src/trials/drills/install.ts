import { writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { SERVICE_NAMES } from '../../dev/start/services';
import { StartFailure } from '../../process/start-failure';
import { DrillCluster } from './cluster/drill-cluster';
import { BROKER, type HostServers, startHostServers } from './cluster/host-servers';
import { hostService } from './cluster/manifests';
import { runShell } from './cluster/shell';

/** The name in the commands of the documents. */
const NAMESPACE = 'trackway';

/** Limits that a single client of the trial can exceed, and that its normal load does not. */
const LIMITS = {
  RATE_LIMIT_SUBJECT_PER_MINUTE: 1_200,
  RATE_LIMIT_SUBJECT_BURST: 200,
  RATE_LIMIT_FRAME_PER_MINUTE: 2_400,
};

export type Installed = { cluster: DrillCluster; uninstall(): Promise<void> };

/** Installs the system in the current cluster of kubectl, whose only node is this host, with servers on this host. */
export async function install(options: {
  folder: string;
  tag: string;
  log: (line: string) => void;
}): Promise<Installed> {
  const { folder, tag, log } = options;
  const kubeconfig = join(folder, 'kubeconfig');
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], KUBECONFIG: kubeconfig };
  await writeKubeconfig(kubeconfig);
  const address = await addressOfNode(env);
  const servers = await startHostServers({ address, stateFolder: join(folder, 'servers'), log });
  const uninstall = async () => {
    await runShell(`kubectl delete namespace ${NAMESPACE} --ignore-not-found --timeout=180s`, env).catch(
      ({ message }) => log(message),
    );
    await servers.stop();
  };
  try {
    log('installing the charts …');
    await prepareNamespace(env, servers, address, folder);
    await runShell(helmInstall(tag), env);
    const read = (command: string) => runShell(command, env).then((output) => output.trim());
    const ip = await read(`kubectl get service trackway-gateway --output 'jsonpath={.spec.clusterIP}'`);
    const secret = await read(
      `kubectl get secret trackway-gateway --output 'jsonpath={.data.TOKEN_SECRET}' | base64 --decode`,
    );
    const cluster = new DrillCluster(servers, address, env, `http://${ip}:8080`, secret, servers.postgresUrl);
    return { cluster, uninstall };
  } catch (error) {
    await uninstall();
    throw error;
  }
}

/** The current context with the namespace of the trial, so that commands of runbooks need no option for it. */
async function writeKubeconfig(file: string): Promise<void> {
  const commands = `kubectl config view --raw --flatten --minify >'${file}'
    KUBECONFIG='${file}' kubectl config set-context --current --namespace ${NAMESPACE} >/dev/null`;
  await runShell(commands, process.env);
}

/** @throws StartFailure if the node of the cluster is not this host, which then cannot reach its pods */
async function addressOfNode(env: NodeJS.ProcessEnv): Promise<string> {
  const path = '{.items[*].status.addresses[?(@.type=="InternalIP")].address}';
  const addresses = (await runShell(`kubectl get nodes --output 'jsonpath=${path}'`, env)).trim().split(' ');
  const own = Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address));
  const [address = ''] = addresses;
  if (addresses.length === 1 && own.includes(address)) return address;
  throw new StartFailure(
    `The drills need a cluster with one node, and must run on the host of that node, not of ${addresses.join(', ')}.`,
  );
}

async function prepareNamespace(
  env: NodeJS.ProcessEnv,
  servers: HostServers,
  address: string,
  folder: string,
): Promise<void> {
  const { forwarders, postgresUrl } = servers;
  const services = [
    ...hostService('postgres', 5432, { address, port: forwarders.postgres.port }),
    ...hostService(BROKER.host, BROKER.port, { address, port: forwarders.kafka.port }),
    ...hostService('mongo', 27017, { address, port: forwarders.mongo.port }),
  ];
  const manifest = join(folder, 'servers.json');
  writeFileSync(manifest, JSON.stringify({ apiVersion: 'v1', kind: 'List', items: services }));
  const { hostname, port, username, password } = new URL(postgresUrl);
  await runShell(
    `kubectl create namespace ${NAMESPACE}
     kubectl apply --filename '${manifest}'
     deploy/kubernetes/prepare.sh ${NAMESPACE}
     deploy/kubernetes/make-certificates.sh ${NAMESPACE}`,
    {
      ...env,
      ...{ PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password, POSTGRES_ADDRESS: 'postgres:5432' },
      FORMS_MONGODB_URL: 'mongodb://mongo:27017/forms?directConnection=true',
      CHANNELS_MONGODB_URL: 'mongodb://mongo:27017/channels?directConnection=true',
    },
  );
}

function helmInstall(tag: string): string {
  const perService = SERVICE_NAMES.flatMap((name) => [`${name}.image.tag=${tag}`, `${name}.replicaCount=1`]);
  const limits = Object.entries(LIMITS).map(([name, value]) => `gateway.config.${name}=${value}`);
  const options = [
    ...['global.tls.enabled=true', ...perService].map((value) => `--set '${value}'`),
    ...limits.map((value) => `--set-string '${value}'`),
  ];
  return `helm install trackway deploy/helm/trackway --values deploy/kubernetes/try/values.yaml --wait --timeout 8m ${options.join(' ')}`;
}
