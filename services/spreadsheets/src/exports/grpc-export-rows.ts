import type { ExportType, ServiceStubs } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import { GrpcAnswerRows } from './grpc-answer-rows';
import { GrpcAgentExecutionRows, GrpcProjectExecutionRows } from './grpc-execution-rows';
import { GrpcHistoryRows } from './grpc-history-rows';
import { GrpcKnownProjects } from './grpc-known-projects';
import { GrpcProjectRows } from './grpc-project-rows';
import type { RowStream } from './row-stream';

interface PeerClients {
  readonly projects: GrpcClient<ServiceStubs['projects']>;
  readonly forms: GrpcClient<ServiceStubs['forms']>;
  readonly funnels: GrpcClient<ServiceStubs['funnels']>;
}

/** The rows of each type, from their owner. */
export function exportRows({ projects, forms, funnels }: PeerClients): RowStream {
  const knownProjects = (filters: readonly unknown[]) => new GrpcKnownProjects(projects, filters);
  const ofProjects = new GrpcProjectRows(projects);
  const byType: Readonly<Record<ExportType, RowStream>> = {
    project: ofProjects,
    customer: ofProjects,
    contact: ofProjects,
    user: ofProjects,
    form_answer: new GrpcAnswerRows({ forms, knownProjects }),
    answer_history: new GrpcHistoryRows({ forms, knownProjects }),
    project_execution: new GrpcProjectExecutionRows(funnels),
    agent_execution: new GrpcAgentExecutionRows(funnels),
  };
  return { stream: (operation, signal) => byType[operation.type].stream(operation, signal) };
}
