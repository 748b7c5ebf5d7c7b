export { assertMaxItems } from './assert-max-items';
export { outgoingDeadline } from './call-context';
export { isUnimplemented, toAppError, toServiceError } from './error-status';
export { type CallSettings, GrpcClient } from './grpc-client';
export { type CallIdentity, grpcClientOpener } from './grpc-client-opener';
export { type GrpcServer, grpcListener, startGrpcServer } from './grpc-server';
export { type GrpcTls, grpcTls } from './grpc-tls';
export { PROTO_OPTIONS, type ProtoService } from './proto-loader';
export { type RpcCall, RpcHandlers, type RpcRule } from './rpc-handlers';
