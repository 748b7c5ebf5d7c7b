import { describeEventFeed } from './event-feed.contract';
import { FakeEventFeed } from './fake-event-feed';

const feed = new FakeEventFeed();
describeEventFeed('FakeEventFeed', (_, work) => work(feed));
