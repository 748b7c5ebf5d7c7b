import type { ExportType } from '@trackway/contracts';
import type { PeerClients } from '@trackway/service';
import { GrpcAnswerRows } from './grpc-answer-rows';
import { GrpcAgentExecutionRows, GrpcProjectExecutionRows } from './grpc-execution-rows';
import { GrpcHistoryRows } from './grpc-history-rows';
import { GrpcProjectLookup, type OpenProjectLookup } from './grpc-project-lookup';
import { GrpcProjectRows } from './grpc-project-rows';
import type { RowStream } from './row-stream';

export type ExportClients = PeerClients<{ projects: string; forms: string; funnels: string }>;

/** Reads the rows of each type from its source service. */
export function grpcRowStreams({ projects, forms, funnels }: ExportClients): RowStream {
  const openProjectLookup: OpenProjectLookup = (filters) => new GrpcProjectLookup(projects, filters);
  const projectRows = new GrpcProjectRows(projects);
  const byType: Readonly<Record<ExportType, RowStream>> = {
    project: projectRows,
    customer: projectRows,
    contact: projectRows,
    task: projectRows,
    user: projectRows,
    form_answer: new GrpcAnswerRows({ forms, openProjectLookup }),
    answer_history: new GrpcHistoryRows({ forms, openProjectLookup }),
    project_execution: new GrpcProjectExecutionRows(funnels),
    agent_execution: new GrpcAgentExecutionRows(funnels),
  };
  return { stream: (operation, signal) => byType[operation.type].stream(operation, signal) };
}
