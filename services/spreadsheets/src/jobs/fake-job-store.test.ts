import { newId } from '@trackway/runtime';
import { anImport } from './an-import';
import { FakeJobStore, type StoredJob } from './fake-job-store';
import { describeJobStore } from './job-store.contract';

describeJobStore('fake', async () => {
  const jobs = new Map<string, StoredJob>();
  const find = (operationId: string) => {
    const job = jobs.get(operationId);
    if (!job) throw new Error(`There is no job ${operationId}.`);
    return job;
  };
  return {
    storeOf: (replica) => new FakeJobStore(jobs, replica),
    add: async (frameId) => {
      const operation = anImport(newId(), frameId);
      jobs.set(operation.id, { operation, workerId: undefined, replica: undefined, leaseUntil: 0 });
      return { frameId, operationId: operation.id };
    },
    requestCancellation: async (operationId) => {
      find(operationId).operation.cancelRequested = true;
    },
    read: async (operationId) => find(operationId).operation,
  };
});
