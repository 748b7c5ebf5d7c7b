-- Up Migration

SET LOCAL lock_timeout = '5s';

-- All known frames, for work in every frame, such as a rebuild of the read model: frames of signed-in users and frames
-- known only from events of other services. The role of the service sees one frame at a time.
CREATE FUNCTION all_frames() RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
    SELECT id FROM frames
    UNION SELECT frame_id FROM funnels
    UNION SELECT frame_id FROM forms
    UNION SELECT frame_id FROM channel_conversations
    ORDER BY 1
  $$;
REVOKE ALL ON FUNCTION all_frames() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION all_frames() TO projects_app;
