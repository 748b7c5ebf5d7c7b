import { sql } from '@trackway/postgres';

/**
 * At most four partitions of each webhook, including leased ones, so that a slow receiver does not block other
 * webhooks. Iterates over the webhooks by an index, because one webhook may have a partition for each of 100,000
 * projects.
 */
export const MAX_CONCURRENT_DELIVERIES_PER_WEBHOOK = sql`(
  WITH RECURSIVE waiting AS (
    (SELECT frame_id, webhook_id FROM webhook_lanes ORDER BY frame_id, webhook_id LIMIT 1)
    UNION ALL
    SELECT next.frame_id, next.webhook_id FROM waiting CROSS JOIN LATERAL (
      SELECT l.frame_id, l.webhook_id FROM webhook_lanes l
      WHERE (l.frame_id, l.webhook_id) > (waiting.frame_id, waiting.webhook_id) ORDER BY l.frame_id, l.webhook_id LIMIT 1
    ) next
  )
  SELECT four.frame_id, four.lane_id, four.ready_at, four.lease_until FROM waiting CROSS JOIN LATERAL (
    SELECT * FROM (
      SELECT l.frame_id, l.lane_id, l.ready_at, l.lease_until FROM webhook_lanes l
      WHERE l.frame_id = waiting.frame_id AND l.webhook_id = waiting.webhook_id AND l.lease_until > now()
      UNION ALL (
        SELECT l.frame_id, l.lane_id, l.ready_at, l.lease_until FROM webhook_lanes l
        WHERE l.frame_id = waiting.frame_id AND l.webhook_id = waiting.webhook_id AND l.ready_at <= now()
          AND (l.lease_until IS NULL OR l.lease_until <= now())
        ORDER BY l.ready_at LIMIT 4
      )
    ) in_hand_or_ready
    ORDER BY (lease_until > now()) DESC NULLS LAST, ready_at LIMIT 4
  ) four
)`;
