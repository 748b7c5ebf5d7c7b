-- Up Migration

-- An id belongs to one frame, so the frame and the id together identify one row. Without statistics, the planner
-- assumes that the two are independent and underestimates the rows: 4 projects of a user who has 1,500.
CREATE STATISTICS project_people_frame_stats (dependencies) ON frame_id, user_id FROM project_people;
CREATE STATISTICS project_group_members_frame_stats (dependencies) ON frame_id, group_id FROM project_group_members;
CREATE STATISTICS project_tags_frame_stats (dependencies) ON frame_id, tag_id FROM project_tags;
CREATE STATISTICS projects_customer_frame_stats (dependencies) ON frame_id, customer_id FROM projects;
CREATE STATISTICS projects_creator_frame_stats (dependencies) ON frame_id, created_by FROM projects;
