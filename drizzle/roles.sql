-- Rights of the role that the service itself connects as (DATABASE_URL), where the tables belong to
-- another one (MIGRATE_URL). To be run by the owner after each migration; running it again changes
-- nothing. The role has to exist: CREATE ROLE heliograph_app LOGIN PASSWORD '…';
GRANT USAGE ON SCHEMA public, drizzle TO heliograph_app;
GRANT SELECT ON drizzle.__drizzle_migrations TO heliograph_app;
GRANT SELECT, INSERT ON matches, match_secrets, entries, messages, mail_blocks TO heliograph_app;
GRANT SELECT, INSERT, UPDATE ON heads, tokens, seats, notes, heartbeat, api_keys TO heliograph_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON snapshots, creations, outbox, subscriptions, deliveries, mail_addresses, inbound_mail, mail_unanswered TO heliograph_app;
-- Entries are neither changed nor deleted, except that a match is forgotten as a whole.
GRANT EXECUTE ON FUNCTION forget_match(uuid) TO heliograph_app;
