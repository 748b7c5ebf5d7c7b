import type { FormsV1 } from '@trackway/contracts';
import type { RpcHandlers } from '@trackway/grpc';
import { answersServer } from './answers/grpc-answers-server';
import { effectsServer } from './answers/grpc-effects-server';
import type { Application } from './application';
import { exportsServer } from './exports/grpc-exports-server';
import { statesServer } from './exports/grpc-states-server';
import { stagingServer } from './staging/grpc-staging-server';

/** The gRPC methods of all modules. */
export function formsServer(application: Application, rpc: RpcHandlers): FormsV1.FormsServiceHandlers {
  return {
    ...answersServer(application, rpc),
    ...effectsServer(application.answers, rpc),
    ...stagingServer(application.staging, rpc),
    ...exportsServer(application.exports, rpc),
    ...statesServer(application.exports, rpc),
  };
}
