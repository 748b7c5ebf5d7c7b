import type { Incident } from '../incident';

const DNS = 'kubectl --namespace kube-system scale deployment/coredns';

export const expiredCertificate: Incident = {
  name: 'expired-certificate',
  description: 'the certificates of all services have expired',
  alerts: ['CertificateExpiresToday', 'CertificateExpiresSoon'],
  // Kubelets update mounted Secrets within two minutes.
  limitSeconds: 300,
  runbook: 'certificate-expires',
  inject: async (cluster) => {
    await cluster.run('DAYS=0 deploy/kubernetes/make-certificates.sh trackway');
    cluster.onEnd(async () => void (await cluster.run('deploy/kubernetes/make-certificates.sh trackway')));
    return async ({ follow }) => {
      await follow('certificate-expires', 'Expiry of the certificates in the Secrets');
      await follow('certificate-expires', 'Renew the certificates');
      await follow('certificate-expires', 'Days until the certificates in use expire');
    };
  },
};

export const dnsLoss: Incident = {
  name: 'dns-loss',
  description: 'the DNS of the cluster has no pods, while a service is restarted',
  alerts: ['ApiErrorBudgetBurnsFast'],
  limitSeconds: 120,
  runbook: 'names-do-not-resolve',
  inject: async (cluster) => {
    await cluster.run(`${DNS} --replicas=0
      kubectl --namespace kube-system wait --for=delete pod --selector k8s-app=coredns --timeout=60s
      kubectl delete pod --selector app.kubernetes.io/name=projects --wait=false`);
    cluster.onEnd(async () => void (await cluster.run(`${DNS} --replicas=1`)));
    return async ({ follow }) => {
      await follow('names-do-not-resolve', 'Resolve names in a pod', { SERVICE: 'gateway' });
      await follow('names-do-not-resolve', 'State of the DNS of the cluster');
      await follow('names-do-not-resolve', 'Start the DNS of the cluster');
    };
  },
};
