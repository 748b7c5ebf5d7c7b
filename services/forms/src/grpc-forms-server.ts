import type { FormsV1 } from '@trackway/contracts';
import type { RpcHandlers } from '@trackway/grpc';
import { effectHandlers } from '@trackway/service';
import { answersServer } from './answers/grpc-answers-server';
import type { Application } from './application';
import { exportsServer } from './exports/grpc-exports-server';
import { statesServer } from './exports/grpc-states-server';
import { importsServer } from './imports/grpc-imports-server';
import { stagingServer } from './staging/grpc-staging-server';

/** The gRPC methods of all modules. */
export function formsServer(application: Application, rpc: RpcHandlers): FormsV1.FormsServiceHandlers {
  return {
    ...answersServer(application, rpc),
    ...effectHandlers(rpc, application.effects),
    ...stagingServer(application.staging, rpc),
    ...exportsServer(application.exports, rpc),
    ...statesServer(application.exports, rpc),
    ...importsServer(application.imports, rpc),
  };
}
