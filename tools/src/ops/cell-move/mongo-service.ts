import { mongo } from 'mongoose';
import { MongoFreeze } from './mongo-freeze';

/** The database of one service in both cells. */
export interface MongoService {
  readonly service: string;
  readonly source: mongo.Db;
  readonly target: mongo.Db;
  readonly freeze: MongoFreeze;
  close(): Promise<void>;
}

export async function openMongo(
  service: string,
  urls: { source: string; target: string },
  frameId: string,
): Promise<MongoService> {
  const [source, target] = [new mongo.MongoClient(urls.source), new mongo.MongoClient(urls.target)];
  const close = async () => {
    await Promise.all([source.close(), target.close()]);
  };
  try {
    await Promise.all([source.connect(), target.connect()]);
    return {
      service,
      source: source.db(),
      target: target.db(),
      freeze: new MongoFreeze(source.db(), frameId),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
