-- Spreads the tables of a migrated database over the nodes of Citus: psql "$DATABASE_OWNER_URL" -1 -f deploy/citus.sql
-- Beforehand: CREATE EXTENSION citus, citus_set_coordinator_host(…), citus_add_node(…) for every node.
-- What must be known first, and what of it was tried: docs/operations.md, "More than one primary".

-- The triggers of posts, comments and audits write rows of the same workspace only, which stand on the same node.
SET LOCAL citus.enable_unsafe_triggers = 'on';
SET LOCAL citus.multi_shard_modify_mode = 'sequential';

-- The policies of every shard compare its rows with what SET LOCAL says in the transaction.
DO $$ BEGIN
  EXECUTE format('ALTER DATABASE %I SET citus.propagate_set_commands = ''local''', current_database());
  EXECUTE format('ALTER DATABASE %I SET citus.enable_unsafe_triggers = ''on''', current_database());
END $$;

-- Whole on every node: asked by a digest, an address or an account before the workspace of a request is known, written seldom.
SELECT create_reference_table('accounts');
SELECT create_reference_table('workspaces');
SELECT create_reference_table('users');
SELECT create_reference_table('memberships');
SELECT create_reference_table('api_keys');
SELECT create_reference_table('agents');
SELECT create_reference_table('oauth_clients');
SELECT create_reference_table('sessions');
SELECT create_reference_table('sign_in_links');
SELECT create_reference_table('second_steps');
SELECT create_reference_table('passkeys');
SELECT create_reference_table('user_identities');
SELECT create_reference_table('recovery_codes');
SELECT create_reference_table('audit_shares');
SELECT create_reference_table('invitations');

-- By workspace: all rows of a workspace on one node, in every table. What others refer to comes first.
SELECT create_distributed_table('profiles', 'workspace_id');
SELECT create_distributed_table('account_days', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('posts', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('post_figures', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('post_pictures', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('post_periods', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('comments', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('comment_rules', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('comment_counts', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('comment_readings', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('comment_changes', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('comment_corrections', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('comment_sentiments', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('report_looks', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('request_counts', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('logged_requests', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('audits', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('audit_steps', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('uploads', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('upload_chunks', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('connections', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('syncs', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('oauth_states', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('score_points', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('notes', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('alert_rules', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('alert_channels', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('alerts', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('alert_sends', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('alert_watches', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('weekly_digests', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('goals', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('audit_schedules', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('report_recipients', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('report_optouts', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('current_scores', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('history_versions', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('live_scores', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('data_versions', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('draft_models', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('campaigns', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('drafts', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('draft_variants', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('recommendation_entries', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('webhooks', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('signing_secrets', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('event_sequences', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('events', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('deliveries', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('delivery_attempts', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('notices', 'workspace_id', colocate_with => 'profiles');
SELECT create_distributed_table('idempotency_keys', 'workspace_id', colocate_with => 'profiles');

-- The others stay on the coordinator: _prisma_migrations; rate_limits, challenges, web_processes and vendor_budgets, which count over all workspaces
-- (with REDIS_URL limits are counted there); audit_log, of which a person's own entries have no workspace.
